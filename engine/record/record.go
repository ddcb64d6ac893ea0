package record

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Row is what was observed of one match. Its name has no white space.
type Row struct {
	Name  string
	Marks []Mark
}

// Mark is a digest of what was observed at a place of a match: a line of its script, or the number of its inputs so
// far.
type Mark struct {
	At     int
	Digest string
}

// MarkOf makes the mark of a place out of what was observed there.
func MarkOf(at int, text []byte) Mark {
	sum := sha256.Sum256(text)
	return Mark{at, hex.EncodeToString(sum[:4])}
}

func (m Mark) String() string { return fmt.Sprintf("%d:%s", m.At, m.Digest) }

func (r Row) String() string {
	words := []string{r.Name}
	for _, m := range r.Marks {
		words = append(words, m.String())
	}
	return strings.Join(words, " ")
}

// File is a record's file.
type File struct {
	Path string
	// Update writes the file in place of comparing with it.
	Update bool
}

// Check holds rows to those of the file, in any order, or writes them. The error tells for each match the place from
// which on it is observed otherwise, which matches have no row, and which rows have no match.
func (f File) Check(rows []Row) error {
	if f.Update {
		var text strings.Builder
		for _, r := range rows {
			fmt.Fprintln(&text, r)
		}
		return errors.Join(os.MkdirAll(filepath.Dir(f.Path), 0o755), os.WriteFile(f.Path, []byte(text.String()), 0o644))
	}
	raw, err := os.ReadFile(f.Path)
	if err != nil {
		return err
	}
	return compare(strings.Split(strings.TrimSpace(string(raw)), "\n"), rows)
}

func compare(before []string, now []Row) error {
	old := map[string][]string{}
	var left []string // rows that no match has claimed, in their order
	for _, row := range before {
		if words := strings.Fields(row); len(words) > 0 {
			old[words[0]] = words[1:]
			left = append(left, words[0])
		}
	}
	var bad []error
	for _, row := range now {
		was, known := old[row.Name]
		left = slices.DeleteFunc(left, func(name string) bool { return name == row.Name })
		if !known {
			bad = append(bad, fmt.Errorf("%s has no record; -update writes one", row.Name))
			continue
		}
		if at, same := row.since(was); !same {
			bad = append(bad, fmt.Errorf("%s:%s: from here on it is observed otherwise than recorded. If that is meant, "+
				"-update writes the record anew; -texts DIR writes in full what is observed", row.Name, at))
		}
	}
	for _, name := range left {
		bad = append(bad, fmt.Errorf("%s is recorded and not there; -update writes the record anew", name))
	}
	return errors.Join(bad...)
}

// since gives the first place at which a row is not what was recorded, "its end" when only its end is not there.
func (r Row) since(was []string) (at string, same bool) {
	for i, m := range r.Marks {
		if i >= len(was) || m.String() != was[i] {
			return fmt.Sprint(m.At), false
		}
	}
	return "its end", len(was) == len(r.Marks)
}
