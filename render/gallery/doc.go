// Package gallery writes pictures for people to look at: samples of every kind of picture, in both languages, and a
// page that shows them at the width of a phone.
//
// No match produced the samples' views, so every extreme is there: an empty table, a crowded one, four players,
// everything pending, the longest names. Their cards, zones and words belong to no game. Callers add samples of real
// games:
//
//	r, _ := render.New(render.Options{})
//	err := gallery.Write(ctx, r, time.Now, "out", more...)
//
// Extremes of a real game are made of what was seen in its matches. Put views into a Pool. Bare then empties a view,
// Filled fills its table, and Piled makes many things pending.
//
// Look at the page after every change to package render. The pictures of the documentation are files of the gallery:
//
//	go run ./cmd/farpost gallery /tmp/gallery
//	for f in docs/pictures/*.png; do cp /tmp/gallery/$(basename $f) $f; done
//
// # Map of files
//
//	sample.go       Sample: one picture to make; all samples
//	write.go        the files, and the page that shows them
//	layout.go       the layout and the words of the samples' game
//	cards.go        its cards
//	views.go        positions of it
//	boards.go       the same by name, for tests
//	extremes.go     Bare, Filled and Piled: views at the extremes
//	pool.go         Pool: what was seen in matches, to fill views with
//	scripts.go      names and texts that run to the left
//	kinds.go        samples of the other kinds of pictures
//	events.go       standings, and all samples of events
//	elimination.go  brackets that are played by rule
package gallery
