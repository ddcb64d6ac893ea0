package source

import (
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
)

// Dir is a folder of data files. Path is its name in faults; with "" faults have the files' names alone.
type Dir struct {
	Path string
	FS   fs.FS
}

// File returns the name of a file of the folder, as it stands in faults.
func (d Dir) File(name string) string { return filepath.Join(d.Path, name) }

var plain = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$`)

// Plain reports whether a file's name has letters, digits, dots, - and _ alone, which are safe to print anywhere.
func Plain(name string) bool { return plain.MatchString(name) }

// Shown returns a file's name in a form that is safe to print: a plain name as it is, any other quoted and cut.
func Shown(name string) string {
	if Plain(name) {
		return name
	}
	if r := []rune(name); len(r) > 60 {
		name = string(r[:60]) + "…"
	}
	return strconv.QuoteToASCII(name)
}
