package gallery

import (
	"bytes"
	"context"
	"fmt"
	"html/template"
	"os"
	"path/filepath"

	"farpost/render"
)

// Write draws the samples and more into dir, which it makes when it is missing, and an index.html that
// shows them. Files of the same names are overwritten. More samples must have names of their own.
func Write(ctx context.Context, r *render.Renderer, dir string, more ...Sample) error {
	all := append(Samples(), more...)
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
	var shown []item
	for _, s := range all {
		p, err := s.Draw(ctx, r)
		if err != nil {
			return err
		}
		file := s.Name + ".png"
		if err := os.WriteFile(filepath.Join(dir, file), p.PNG, 0o644); err != nil {
			return fmt.Errorf("gallery: write %s: %w", s.Name, err)
		}
		it := item{File: file, Title: s.Title, Alt: p.Alt, W: p.W, H: p.H, KB: (len(p.PNG) + 512) / 1024}
		if s.Card == nil && s.Hand == "" {
			it.Text = render.BoardText(s.Scene)
		}
		shown = append(shown, it)
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

type item struct {
	File, Title, Alt, Text string
	W, H, KB               int
}

var page = template.Must(template.New("index").Parse(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Farpost pictures</title>
<style>
body{margin:0;padding:16px;background:#0c0e12;color:#e8e8e0;font:16px/1.4 system-ui,sans-serif}
main{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
figure{margin:0;width:390px;max-width:100%}
img{width:100%;height:auto;display:block}
figcaption{padding:6px 0;color:#b8c0d0}
pre{white-space:pre-wrap;font-size:13px}
</style>
<h1>Farpost pictures</h1>
<p>At the width of a phone. Press one to see it whole.</p>
<main>
{{range .}}<figure><a href="{{.File}}"><img src="{{.File}}" alt="{{.Alt}}" width="{{.W}}" height="{{.H}}" loading="lazy"></a>
<figcaption>{{.Title}} · {{.W}}×{{.H}} · {{.KB}} KB<details><summary>In words</summary><p>{{.Alt}}</p>{{if .Text}}<pre>{{.Text}}</pre>{{end}}</details></figcaption></figure>
{{end}}</main></html>
`))
