package source

import (
	"errors"
	"io"
	"io/fs"
	"slices"
	"strings"
)

// Entries returns the entries of a folder sorted by name: at most so many, and one more. Whoever gets that one knows
// that there are too many, however large the folder is.
func Entries(dir fs.FS, most int) ([]fs.DirEntry, error) {
	f, err := dir.Open(".")
	if err != nil {
		return nil, err
	}
	defer f.Close()
	d, ok := f.(fs.ReadDirFile)
	if !ok {
		return nil, errors.New("it is not a folder")
	}
	entries, err := d.ReadDir(most + 1)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, nil
}
