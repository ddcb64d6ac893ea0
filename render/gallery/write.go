package gallery

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf16"

	"farpost/render"
)

// Clock measures how long drawing takes.
type Clock func() time.Time

// Write draws samples into dir: first more, then those of the package. It makes dir if it is missing, and adds an
// index.html that shows them. It overwrites files of the same names. The names of all samples must differ.
func Write(ctx context.Context, r *render.Renderer, now Clock, dir string, more ...Sample) error {
	all := append(slices.Clone(more), Samples()...)
	seen := map[string]bool{}
	for _, s := range all {
		if seen[s.Name] {
			return fmt.Errorf("gallery: two samples are called %q; give each its own name", s.Name)
		}
		seen[s.Name] = true
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("gallery: make the folder: %w", err)
	}
	var shown contents
	for _, s := range all {
		begun := now()
		p, err := s.Draw(ctx, r)
		if err != nil {
			return err
		}
		took := now().Sub(begun)
		file := s.Name + ".png"
		if err := os.WriteFile(filepath.Join(dir, file), p.PNG, 0o644); err != nil {
			return fmt.Errorf("gallery: write %s: %w", s.Name, err)
		}
		it := item{File: file, Title: s.Title, Lang: s.Scene.Lang, Alt: p.Alt,
			Letters: len(utf16.Encode([]rune(p.Alt))), W: p.W, H: p.H,
			KB: (len(p.PNG) + 512) / 1024, MS: fmt.Sprintf("%.1f", float64(took.Microseconds())/1000)}
		if s.board() {
			it.Text = render.BoardText(s.Scene)
		}
		shown.add(s.Part, it)
	}
	var b bytes.Buffer
	if err := page.Execute(&b, shown); err != nil {
		return fmt.Errorf("gallery: index: %w", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "index.html"), b.Bytes(), 0o644); err != nil {
		return fmt.Errorf("gallery: write the index: %w", err)
	}
	return nil
}

// contents has the parts of the page, in the order in which they first came.
type contents []struct {
	Name, ID string
	Items    []item
}

func (c *contents) add(part string, it item) {
	for i := range *c {
		if (*c)[i].Name == part {
			(*c)[i].Items = append((*c)[i].Items, it)
			return
		}
	}
	id := strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, strings.ToLower(part))
	*c = append(*c, struct {
		Name, ID string
		Items    []item
	}{part, id, []item{it}})
}

type item struct {
	File, Title, Lang, Alt, Text, MS string
	Letters, W, H, KB                int
}

//go:embed page.html
var pageText string

var page = template.Must(template.New("index").Parse(pageText))
