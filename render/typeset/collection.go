package typeset

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/shaping"
	"github.com/hashicorp/golang-lru/v2/simplelru"
	"golang.org/x/image/math/fixed"
)

// Collection is fonts beside the embedded ones: those of the machine, or of a folder. They are looked for when the
// first letter is missed, and read when they are first drawn with. Many goroutines may use it; nil has no fonts.
type Collection struct {
	list   func() ([]fontscan.Footprint, error)
	report func(error)

	mu     sync.Mutex
	listed bool
	fonts  map[bool][]fontscan.Footprint // by whether bold letters are wanted, the best first
	read   *simplelru.LRU[fontscan.Location, *font.Font]
	found  *simplelru.LRU[wanted, *font.Font]
}

// wanted is a cluster in a weight.
type wanted struct {
	cluster string
	bold    bool
}

const (
	mostRead  = 16   // fonts that stay read
	mostFound = 2048 // clusters of which the font is remembered
	trialSize = 32   // pixels
)

func newCollection(list func() ([]fontscan.Footprint, error), report func(error)) *Collection {
	read, _ := simplelru.NewLRU[fontscan.Location, *font.Font](mostRead, nil) // an error would be a size below 1
	found, _ := simplelru.NewLRU[wanted, *font.Font](mostFound, nil)
	return &Collection{list: list, report: report, read: read, found: found}
}

// MachineFonts returns the fonts that are installed. What is known of them is kept in a folder between two starts, so
// that only new ones are looked at; "" keeps nothing. Report takes the error if there are none.
func MachineFonts(cache string, report func(error)) *Collection {
	return newCollection(func() ([]fontscan.Footprint, error) {
		dir := cache
		if dir == "" {
			var err error
			if dir, err = os.MkdirTemp("", "fonts"); err != nil {
				return nil, fmt.Errorf("render: look for fonts: %w", err)
			}
			defer func() { _ = os.RemoveAll(dir) }()
		}
		list, err := fontscan.SystemFonts(log.New(io.Discard, "", 0), dir)
		if err != nil {
			return nil, fmt.Errorf("render: look for fonts of the machine: %w", err)
		}
		return list, nil
	}, report)
}

// FolderFonts returns the fonts in and below a folder. Report takes the error of each that cannot be read.
func FolderFonts(dir string, report func(error)) *Collection {
	return newCollection(func() (list []fontscan.Footprint, err error) {
		err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			switch strings.ToLower(filepath.Ext(path)) {
			case ".ttf", ".otf", ".ttc", ".otc":
				these, err := footprints(path)
				if err != nil {
					report(fmt.Errorf("render: read the font %s: %w", path, err))
				}
				list = append(list, these...)
			}
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("render: look for fonts in a folder: %w", err)
		}
		return list, nil
	}, report)
}

// footprints tells what the fonts of a file have.
func footprints(path string) (out []fontscan.Footprint, err error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	defer func() {
		if p := recover(); p != nil { // the library breaks on it
			out, err = nil, fmt.Errorf("it is damaged: %v", p)
		}
	}()
	loaders, err := opentype.NewLoaders(file)
	if err != nil {
		return nil, err
	}
	for i, ld := range loaders {
		raw, err := ld.RawTable(opentype.MustNewTag("cmap"))
		if err != nil {
			return out, err
		}
		table, _, err := tables.ParseCmap(raw)
		if err != nil {
			return out, err
		}
		cmap, _, err := font.ProcessCmap(table, tables.FPNone)
		if err != nil {
			return out, err
		}
		d, _ := font.Describe(ld, nil)
		fp := fontscan.Footprint{Location: fontscan.Location{File: path, Index: uint16(i)}, Family: d.Family,
			Aspect: d.Aspect}
		n := 0
		for it := cmap.Iter(); it.Next(); n++ {
			r, _ := it.Char()
			if r > unicode.MaxRune || n > unicode.MaxRune {
				return out, errors.New("it says that it has more characters than there are")
			}
			fp.Runes.Add(r)
		}
		out = append(out, fp)
	}
	return out, nil
}

// find returns the best font that has all of a cluster; nil if none has.
func (c *Collection) find(cluster []rune, bold bool) *font.Font {
	if c == nil {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	key := wanted{string(cluster), bold}
	if f, ok := c.found.Get(key); ok {
		return f
	}
	f := c.search(cluster, bold)
	c.found.Add(key, f)
	return f
}

func (c *Collection) search(cluster []rune, bold bool) *font.Font {
	if !c.listed {
		c.listed = true
		list, err := c.list()
		if err != nil {
			c.report(err)
		}
		c.fonts = map[bool][]fontscan.Footprint{}
		for _, b := range []bool{false, true} {
			c.fonts[b] = slices.SortedFunc(slices.Values(list), func(x, y fontscan.Footprint) int {
				return cmp.Or(cmp.Compare(unlikeness(x, b), unlikeness(y, b)), cmp.Compare(x.Family, y.Family),
					cmp.Compare(x.Location.File, y.Location.File), cmp.Compare(x.Location.Index, y.Location.Index))
			})
		}
	}
	for _, fp := range c.fonts[bold] {
		if slices.ContainsFunc(cluster, func(r rune) bool { return !isFormless(r) && !fp.Runes.Contains(r) }) {
			continue
		}
		if f := c.try(fp.Location, cluster); f != nil {
			return f
		}
	}
	return nil
}

// try returns a font if it can draw a cluster. A font that the library breaks on counts as one that cannot be read.
func (c *Collection) try(at fontscan.Location, cluster []rune) (f *font.Font) {
	defer func() {
		if p := recover(); p != nil {
			c.report(fmt.Errorf("render: try the font %s: %v", at.File, p))
			c.read.Add(at, nil)
			f = nil
		}
	}()
	if f = c.load(at); f == nil || !hasForms(f, cluster) {
		return nil
	}
	var trial shaping.HarfbuzzShaper
	for _, d := range []di.Direction{di.DirectionLTR, di.DirectionRTL} {
		trial.Shape(shaping.Input{Text: cluster, RunEnd: len(cluster), Direction: d, Face: font.NewFace(f),
			Size: fixed.I(trialSize), Script: scriptOf(cluster), Language: "en"})
	}
	return f
}

// unlikeness says how little a font looks as the embedded ones do: upright, without serifs, and of the weight.
func unlikeness(fp fontscan.Footprint, bold bool) int {
	weight, n := font.WeightNormal, 0
	if bold {
		weight = font.WeightBold
	}
	family := strings.ReplaceAll(strings.ToLower(fp.Family), " ", "")
	switch {
	case strings.Contains(family, "lastresort"): // has a box for every letter
		n += 100
	case strings.Contains(family, "mono"):
		n += 4
	case !strings.Contains(family, "sans"):
		n += 2
	}
	if fp.Aspect.Style == font.StyleItalic {
		n += 10
	}
	off := int(fp.Aspect.Weight-weight) / 100
	return 10*n + max(off, -off)
}

// load reads a font; nil if it cannot be read.
func (c *Collection) load(at fontscan.Location) *font.Font {
	if f, ok := c.read.Get(at); ok {
		return f
	}
	f, err := readFont(at)
	if err != nil {
		c.report(fmt.Errorf("render: read the font %s: %w", at.File, err))
	}
	c.read.Add(at, f)
	return f
}

func readFont(at fontscan.Location) (*font.Font, error) {
	file, err := os.Open(at.File)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	loaders, err := opentype.NewLoaders(file)
	if err != nil {
		return nil, err
	}
	if int(at.Index) >= len(loaders) {
		return nil, fmt.Errorf("it has %d fonts, want number %d", len(loaders), at.Index)
	}
	return font.NewFont(loaders[at.Index])
}

// hasForms reports whether a font can draw the first character of a cluster.
func hasForms(f *font.Font, cluster []rune) bool {
	for _, r := range cluster {
		if isFormless(r) {
			continue
		}
		g, ok := f.NominalGlyph(r)
		return ok && g != 0 && hasForm(font.NewFace(f), g)
	}
	return false
}
