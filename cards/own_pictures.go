package cards

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"farpost/cards/illustration"
	"farpost/cards/source"
)

// artFolder is the folder of pictures beside a game's own sets.
const artFolder = "art"

// Pictures reads the pictures that organisers bring for cards: those beside their own sets, in the folder art of a
// game's folder at ownPath (my-cards/farwald/art/H01.png), and those at artPath, in a folder for each game, which are
// for the built-in cards, too (my-art/farwald/A01.png). "" stands for no folder. Each fault is about a picture that is
// left out. The error means that a folder itself cannot be read.
func Pictures(sets map[string]*Set, ownPath, artPath string) (*illustration.Album, source.Faults, error) {
	album := &illustration.Album{}
	var faults source.Faults
	for _, at := range []struct{ path, below string }{{ownPath, artFolder}, {artPath, "."}} {
		if at.path == "" {
			continue
		}
		root, err := os.OpenRoot(at.path)
		if err != nil {
			return nil, nil, unreadable(at.path, err)
		}
		bad, err := picturesIn(album, sets, at.path, root, at.below)
		if err = errors.Join(err, root.Close()); err != nil {
			return nil, nil, unreadable(at.path, err)
		}
		faults = append(faults, bad...)
	}
	return album, faults, nil
}

// picturesIn reads the pictures of each game's folder of a root.
func picturesIn(album *illustration.Album, sets map[string]*Set, path string, root *os.Root, below string) (
	source.Faults, error) {
	var faults source.Faults
	read := 0
	for _, game := range Games() {
		folder := filepath.Join(game, below)
		if _, err := root.Stat(folder); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		dir, err := fs.Sub(root.FS(), filepath.ToSlash(folder))
		if err != nil {
			return nil, err
		}
		read++
		faults = append(faults, album.Read(game, source.Dir{Path: filepath.Join(path, folder), FS: dir},
			func(card string) bool { return sets[game].Face("en", card).Type != "" })...)
	}
	if read == 0 && below == "." {
		faults = append(faults, source.Fault{File: path,
			Msg: "no folder of a game is in it, so no picture was read: make one that is called like the game, one of " +
				strings.Join(Games(), ", ")})
	}
	return faults, nil
}
