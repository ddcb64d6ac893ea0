// Package rendertest has what tests of pictures share: a renderer for all of them, the gallery's samples, and ways to
// look at files.
//
//	r := rendertest.Shared(t)
//	p, err := r.Board(ctx, gallery.Scene("en", gallery.Normal()))
//	im := rendertest.Pixels(t, p.PNG)
//
// With the race detector (Race) tests of pixels may look at less: the pixels are those of the run without it.
package rendertest
