package cards

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"farpost/cards/content"
	"farpost/cards/source"
)

// maxOwn limits the entries of a folder of organisers' own sets.
const maxOwn = 100

// CheckAll reads the data of every game together with organisers' own sets in the folder at path. It returns the sets
// by game, or every fault and no set. Path "" means that there are no own sets. The error means that the folder itself
// cannot be read.
//
// The folder has a folder for each game with own sets, named like the game:
//
//	my-cards/farwald/harbour.yaml
//
// It is opened as the root of its own tree: links cannot make CheckAll read anything outside of it.
func CheckAll(path string) (map[string]*Set, source.Faults, error) {
	own := map[string]source.Dir{}
	var faults source.Faults
	if path != "" {
		root, err := os.OpenRoot(path)
		if err != nil {
			return nil, nil, unreadable(path, err)
		}
		defer root.Close()
		if own, faults, err = find(path, root); err != nil {
			return nil, nil, unreadable(path, err)
		}
	}
	sets := map[string]*Set{}
	for name, g := range games {
		var extra []source.Dir
		if dir, ok := own[name]; ok {
			extra = append(extra, dir)
		}
		set, bad := g.load(extra...)
		sets[name], faults = set, append(faults, bad...)
	}
	if len(faults) > 0 {
		faults.Sort()
		return nil, faults, nil
	}
	return sets, nil, nil
}

func unreadable(path string, err error) error {
	var bad *os.PathError
	if errors.As(err, &bad) {
		err = bad.Err
	}
	return fmt.Errorf("the folder of cards %s cannot be read: %w", path, err)
}

// find returns the folders of games, and a fault for each other entry that looks like cards but would not be read.
func find(path string, root *os.Root) (map[string]source.Dir, source.Faults, error) {
	f, err := root.Open(".")
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	entries, err := f.ReadDir(maxOwn + 1)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, nil, err
	}
	if len(entries) > maxOwn {
		return nil, source.Faults{{File: path,
			Msg: fmt.Sprintf("more than %d files in the folder: is it the right one?", maxOwn)}}, nil
	}
	dirs := map[string]source.Dir{}
	var faults source.Faults
	for _, e := range entries {
		name := e.Name()
		_, game := games[name]
		fault := source.Fault{File: filepath.Join(path, source.Shown(name))}
		switch {
		case strings.HasPrefix(name, "."):
			continue
		case game && e.IsDir():
			sub, err := fs.Sub(root.FS(), name)
			if err != nil {
				return nil, nil, err
			}
			dirs[name] = source.Dir{Path: filepath.Join(path, name), FS: sub}
			continue
		case game:
			fault.Msg = "not a folder: put the folder itself here, not a link to it"
		case e.IsDir():
			fault.Msg = "no game is called so; the folder of a game is one of " + strings.Join(Games(), ", ")
		case slices.Contains([]string{".yaml", ".yml"}, strings.ToLower(filepath.Ext(name))):
			fault.Msg = "not read here: put it into the folder of its game, one of " + strings.Join(Games(), ", ")
		default:
			continue
		}
		faults = append(faults, fault)
	}
	return dirs, faults, nil
}

// LoadAll is CheckAll with the faults as an error that lists them.
func LoadAll(path string) (map[string]*content.Set, error) {
	sets, faults, err := CheckAll(path)
	if err == nil {
		err = faults.Err()
	}
	return sets, err
}
