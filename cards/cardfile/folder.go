package cardfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"farpost/cards/source"
	"farpost/cards/words"
)

// Limits of a folder.
const (
	MaxFiles   = 64
	MaxBytes   = 8 << 20 // of all files together
	MaxEntries = 500     // files and folders of every kind
)

// Read reads all .yaml files of a folder. Clauses, rulings and words are faults in a folder that is not built in.
// Read ignores files of other kinds and names that begin with a dot. An entry that looks like cards but cannot be read
// (a folder, a link, a file ending in .yml) is a fault.
func Read[C any](dir source.Dir, builtin bool) (Folder[C], source.Faults) {
	var out Folder[C]
	var faults source.Faults
	entries, err := source.Entries(dir.FS, MaxEntries)
	if err != nil {
		return out, source.Faults{{File: dir.Path, Msg: fmt.Sprintf("the folder cannot be read: %v", err)}}
	}
	if len(entries) > MaxEntries {
		return out, source.Faults{{File: dir.Path,
			Msg: fmt.Sprintf("more than %d files in the folder: is it the right one?", MaxEntries)}}
	}
	files, size := 0, 0
	for _, e := range entries {
		read, msg := wanted(e)
		if msg != "" {
			faults = append(faults, source.Fault{File: dir.File(source.Shown(e.Name())), Msg: msg})
		}
		if !read {
			continue
		}
		name := dir.File(e.Name())
		if files++; files > MaxFiles {
			return out, append(faults,
				source.Fault{File: name, Msg: fmt.Sprintf("more than %d files of cards in the folder", MaxFiles)})
		}
		data, err := slurp(dir.FS, e.Name())
		if err != nil {
			faults = append(faults, source.Fault{File: name, Msg: err.Error()})
			continue
		}
		if size += len(data); size > MaxBytes {
			return out, append(faults,
				source.Fault{File: name, Msg: fmt.Sprintf("more than %d bytes in the folder", MaxBytes)})
		}
		faults = append(faults, out.add(name, e.Name(), data, builtin)...)
	}
	return out, faults
}

// wanted reports whether an entry is to be read. If not, msg says what is wrong with it; "" if it is to be ignored.
func wanted(e fs.DirEntry) (read bool, msg string) {
	name := e.Name()
	ext := strings.ToLower(path.Ext(name))
	switch {
	case strings.HasPrefix(name, "."), name == "art" && e.IsDir(): // art has pictures (package illustration)
		return false, ""
	case e.IsDir():
		return false, "folders in it are not read: move the files up"
	case ext != ".yaml" && ext != ".yml":
		return false, ""
	case path.Ext(name) != ".yaml":
		return false, "name it .yaml; files ending in " + path.Ext(name) + " are not read"
	case !e.Type().IsRegular():
		return false, "not a plain file: put the file itself here, not a link to it"
	case !source.Plain(name):
		return false, "give the file a name of letters, digits, - and _"
	}
	return true, ""
}

// slurp reads a file, but no more than one byte beyond what the decoder accepts.
func slurp(dir fs.FS, name string) ([]byte, error) {
	f, err := dir.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, errors.Join(err, errors.New("not a plain file"))
	}
	return io.ReadAll(io.LimitReader(f, int64(source.DefaultLimits.Bytes)+1))
}

// add decodes one file by its name; faults call it file. A file of which nothing could be read is left out.
func (out *Folder[C]) add(file, name string, data []byte, builtin bool) []source.Fault {
	shared := slices.Contains([]string{"clauses.yaml", "rulings.yaml", "lexicon.yaml"}, name) ||
		strings.HasPrefix(name, "words.") || strings.HasPrefix(name, "asks.")
	switch {
	case shared && !builtin:
		return []source.Fault{{File: file, Msg: "clauses, rulings, questions and words come with Farpost; " +
			"a folder of cards cannot bring its own"}}
	case shared && !strings.HasPrefix(name, "words."):
		return out.Rulebook.add(file, name, data)
	case strings.HasPrefix(name, "words."):
		return out.words(file, name, data)
	case strings.HasPrefix(name, "deck-"):
		var d Deck
		pos, faults := source.Decode(file, data, &d, source.DefaultLimits)
		if d.Pos = pos; pos.Line("") > 0 {
			out.Decks = append(out.Decks, d)
		}
		return faults
	}
	var s Set[C]
	pos, faults := source.Decode(file, data, &s, source.DefaultLimits)
	if s.Pos = pos; pos.Line("") > 0 {
		out.Sets = append(out.Sets, s)
	}
	return faults
}

func (out *Folder[C]) words(file, name string, data []byte) []source.Fault {
	lang := strings.TrimSuffix(strings.TrimPrefix(name, "words."), ".yaml")
	t, err := words.Parse(lang, data)
	if err != nil {
		return []source.Fault{{File: file, Msg: err.Error()}}
	}
	out.Tables = append(out.Tables, t)
	return nil
}
