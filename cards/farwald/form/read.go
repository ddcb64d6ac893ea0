package form

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"

	"farpost/cards/source"
	"farpost/cards/words"
)

// Limits of a folder.
const (
	maxFiles = 64
	maxBytes = 8 << 20
)

// Folder is a folder as read.
type Folder struct {
	Sets    []Set
	Decks   []Deck
	Clauses *Clauses
	Rulings *Rulings
	Tables  []*words.Table
}

// Read reads all .yaml files of a folder, not of folders in it. Only a built-in folder may hold clauses, rulings
// and words. Other files are left alone.
func Read(dir fs.FS, builtin bool) (Folder, source.Faults) {
	var out Folder
	var faults source.Faults
	entries, err := fs.ReadDir(dir, ".")
	if err != nil {
		return out, source.Faults{{Msg: fmt.Sprintf("the folder cannot be read: %v", err)}}
	}
	files, size := 0, 0
	for _, e := range entries {
		name := e.Name()
		switch path.Ext(name) {
		case ".yml":
			faults = append(faults, source.Fault{File: name, Msg: "name it .yaml; .yml files are not read"})
			continue
		case ".yaml":
		default:
			continue
		}
		if !e.Type().IsRegular() {
			faults = append(faults, source.Fault{File: name, Msg: "not a plain file"})
			continue
		}
		if files++; files > maxFiles {
			return out, append(faults, source.Fault{File: name, Msg: fmt.Sprintf("more than %d files in the folder", maxFiles)})
		}
		data, fault := slurp(dir, name)
		if fault != nil {
			faults = append(faults, *fault)
			continue
		}
		if size += len(data); size > maxBytes {
			return out, append(faults, source.Fault{File: name, Msg: fmt.Sprintf("more than %d bytes in the folder", maxBytes)})
		}
		faults = append(faults, out.add(name, data, builtin)...)
	}
	return out, faults
}

// slurp reads a file, never more than the decoder would take.
func slurp(dir fs.FS, name string) ([]byte, *source.Fault) {
	f, err := dir.Open(name)
	if err != nil {
		return nil, &source.Fault{File: name, Msg: err.Error()}
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, int64(source.DefaultLimits.Bytes)+1))
	if err != nil {
		return nil, &source.Fault{File: name, Msg: err.Error()}
	}
	return data, nil
}

// add decodes one file by its name. A file of which nothing could be read is left out.
func (out *Folder) add(name string, data []byte, builtin bool) []source.Fault {
	shared := name == "clauses.yaml" || name == "rulings.yaml" || strings.HasPrefix(name, "words.")
	switch {
	case shared && !builtin:
		return []source.Fault{{File: name, Msg: "clauses, rulings and words come with Farpost; a folder of cards cannot bring its own"}}
	case name == "clauses.yaml":
		c := &Clauses{}
		pos, faults := source.Decode(name, data, c, source.DefaultLimits)
		if c.Pos = pos; pos.Line("") > 0 {
			out.Clauses = c
		}
		return faults
	case name == "rulings.yaml":
		r := &Rulings{}
		pos, faults := source.Decode(name, data, r, source.DefaultLimits)
		if r.Pos = pos; pos.Line("") > 0 {
			out.Rulings = r
		}
		return faults
	case strings.HasPrefix(name, "words."):
		return out.words(name, data)
	case strings.HasPrefix(name, "deck-"):
		var d Deck
		pos, faults := source.Decode(name, data, &d, source.DefaultLimits)
		if d.Pos = pos; pos.Line("") > 0 {
			out.Decks = append(out.Decks, d)
		}
		return faults
	}
	var s Set
	pos, faults := source.Decode(name, data, &s, source.DefaultLimits)
	if s.Pos = pos; pos.Line("") > 0 {
		out.Sets = append(out.Sets, s)
	}
	return faults
}

func (out *Folder) words(name string, data []byte) []source.Fault {
	lang := strings.TrimSuffix(strings.TrimPrefix(name, "words."), ".yaml")
	t, err := words.Parse(lang, data)
	if err != nil {
		return []source.Fault{{File: name, Msg: err.Error()}}
	}
	out.Tables = append(out.Tables, t)
	return nil
}
