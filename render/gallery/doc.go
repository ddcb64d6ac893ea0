// Package gallery writes pictures for people to look at: samples of every kind of picture, in both
// languages, with a page that shows them at the width of a phone.
//
// The samples are made of views that no match produced, so that every extreme is there: an empty
// table, a crowded one, four players, everything pending, the longest names. Their cards, their zones
// and their words belong to no game. Callers add samples of real games:
//
//	r, _ := render.New(render.Options{})
//	err := gallery.Write(ctx, r, time.Now, "out", more...)
//
// Extremes of a real game are made from what was seen in its matches: put views into a Pool, and let Bare, Filled and
// Piled empty a view, fill its table, and let many things be pending.
//
// Look at the page after every change to package render. The pictures of the documentation are files of the gallery,
// too:
//
//	go run ./cmd/farpost gallery /tmp/gallery
//	for f in docs/pictures/*.png; do cp /tmp/gallery/$(basename $f) $f; done
package gallery
