package source

import (
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
)

// Dir is a folder of data files. Path is how faults name it, "" for nothing before the names of its files.
type Dir struct {
	Path string
	FS   fs.FS
}

// File is how faults name a file of the folder.
func (d Dir) File(name string) string { return filepath.Join(d.Path, name) }

var plain = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$`)

// Plain tells whether a file's name is of letters, digits, dots, - and _, which can be written anywhere.
func Plain(name string) bool { return plain.MatchString(name) }

// Shown writes a file's name that may hold anything: plain names as they are, others quoted and cut.
func Shown(name string) string {
	if Plain(name) {
		return name
	}
	if r := []rune(name); len(r) > 60 {
		name = string(r[:60]) + "…"
	}
	return strconv.QuoteToASCII(name)
}
