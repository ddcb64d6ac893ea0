package illustration

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"image"
	"io"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/cards/source"
)

// Limits of a folder of pictures.
const (
	MaxFiles  = 4000
	MaxBytes  = 8 << 20 // of a picture
	MinSide   = 64      // pixels
	MaxSide   = 4096
	MaxPixels = 8 << 20
	MaxCredit = 80 // letters
)

// credits names those who made the pictures of a folder that have no text of their own.
const credits = "credits.txt"

// Picture is an organiser's picture of a card.
type Picture struct {
	// Name is the same for equal files alone.
	Name string
	// Credit says who made it.
	Credit string
}

// Album holds the pictures of all games. Fill it with Read; then many goroutines may use it. The zero Album is empty.
type Album struct {
	of     map[[2]string]Picture // by game and card
	images map[string]image.Image
}

// Of returns the picture of a card; false if there is none.
func (a *Album) Of(game, card string) (Picture, bool) {
	p, ok := a.of[[2]string{game, card}]
	return p, ok
}

// Image returns a picture by its name; nil if there is none.
func (a *Album) Image(name string) image.Image {
	if im, ok := a.images[name]; ok {
		return im
	}
	return nil
}

// Len returns how many cards have a picture.
func (a *Album) Len() int { return len(a.of) }

// Read adds the pictures of a folder to the cards of a game. Known reports whether there is a card with an id. Each
// fault is about a picture that is left out, and says what to do.
func (a *Album) Read(game string, dir source.Dir, known func(card string) bool) source.Faults {
	names, faults := list(dir)
	all, err := text(dir.FS, credits)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		faults = append(faults, source.Fault{File: dir.File(credits), Msg: err.Error()})
	}
	for _, name := range names {
		if err := a.add(game, dir.FS, name, all, known); err != nil {
			faults = append(faults, source.Fault{File: dir.File(name), Msg: err.Error() +
				"; until then the card has its generated figure"})
		}
	}
	return faults
}

// list returns the names of pictures, sorted, and a fault for each other entry that looks like one.
func list(dir source.Dir) (names []string, faults source.Faults) {
	entries, err := source.Entries(dir.FS, MaxFiles)
	if err != nil {
		return nil, source.Faults{{File: dir.Path, Msg: fmt.Sprintf("the folder of pictures cannot be read: %v", err)}}
	}
	if len(entries) > MaxFiles {
		return nil, source.Faults{{File: dir.Path,
			Msg: fmt.Sprintf("more than %d files in the folder: is it the right one?", MaxFiles)}}
	}
	for _, e := range entries {
		name, msg := e.Name(), ""
		ending := strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])
		switch {
		case strings.HasPrefix(name, "."), ending == "txt" && e.Type().IsRegular():
			continue
		case !source.Plain(name):
			msg = "give the file a name of letters, digits, dots, - and _"
		case !e.Type().IsRegular():
			msg = "not a plain file: put the picture itself here, no folder and no link"
		case formats[ending] == nil:
			msg = "not read: pictures are .png, .jpg or .jpeg, credits are .txt"
		default:
			names = append(names, name)
			continue
		}
		faults = append(faults, source.Fault{File: dir.File(source.Shown(name)), Msg: msg})
	}
	return names, faults
}

// add reads one picture with its credit.
func (a *Album) add(game string, dir fs.FS, name, all string, known func(string) bool) error {
	stem := name[:strings.LastIndexByte(name, '.')]
	card := strings.ReplaceAll(stem, ".", "/")
	if !known(card) {
		return fmt.Errorf("no card of %s has the id %q: name the picture like its card, such as A01.png", game, card)
	}
	if _, twice := a.of[[2]string{game, card}]; twice {
		return fmt.Errorf("the card %s has a picture already, in this folder or another: take one away", card)
	}
	credit, err := text(dir, stem+".txt")
	switch {
	case errors.Is(err, fs.ErrNotExist):
		credit = all
	case err != nil:
		return fmt.Errorf("%s.txt: %w", stem, err)
	}
	if credit == "" {
		return fmt.Errorf("nobody is credited: write who made the picture into %s.txt, or into %s for the whole folder",
			stem, credits)
	}
	data, err := read(dir, name, MaxBytes)
	if err != nil {
		return err
	}
	im, err := decode(name, data)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	p := Picture{Name: hex.EncodeToString(sum[:16]), Credit: credit}
	if a.of == nil {
		a.of, a.images = map[[2]string]Picture{}, map[string]image.Image{}
	}
	a.of[[2]string{game, card}], a.images[p.Name] = p, im
	return nil
}

// read reads a file of at most so many bytes.
func read(dir fs.FS, name string, most int64) ([]byte, error) {
	f, err := dir.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, errors.Join(err, errors.New("not a plain file: put the file itself here"))
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(data)) > most {
		err = fmt.Errorf("more than %d bytes: save it smaller", most)
	}
	return data, err
}

// text reads a credit: one line.
func text(dir fs.FS, name string) (string, error) {
	data, err := read(dir, name, 4*MaxCredit+8)
	if err != nil {
		return "", err
	}
	line := strings.TrimSpace(strings.TrimPrefix(string(data), "\ufeff"))
	// Joiners are part of some names.
	odd := func(r rune) bool { return !unicode.IsPrint(r) && r != '\u200c' && r != '\u200d' }
	if line == "" || !utf8.ValidString(line) || utf8.RuneCountInString(line) > MaxCredit ||
		slices.ContainsFunc([]rune(line), odd) {
		return "", fmt.Errorf("a credit is one line of at most %d letters, such as: Picture: Ada Rossi", MaxCredit)
	}
	return line, nil
}
