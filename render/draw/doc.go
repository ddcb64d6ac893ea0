// Package draw puts letters, shapes and plain figures onto a picture. It knows pixels, and nothing of cards or boards.
//
//	faces, err := draw.ParseFonts()                       // once
//	p := draw.NewPen(faces, nil)                          // one for each goroutine that draws
//	p.On(image.NewRGBA(image.Rect(0, 0, 400, 80)), draw.InkGround)
//	name := p.Fit("Stag of the Last Ember", 380, 2, draw.Bold(40), draw.Bold(30))
//	p.Lines(10, 10, draw.InkText, name)                   // as large as fits into two lines
//	p.Shape("sword", 30, 60, 15, draw.InkText, draw.InkGround)
//
// The first error stays in Pen.Err. Drawing after an error does no harm.
//
// # Map of files
//
//	pen.go         Pen: letters, boxes, polygons
//	fonts.go       fonts, styles, and how wide letters are
//	text.go        texts that are fitted into a width, in the most wanted style in which they stand whole
//	shapes.go      the shapes that a layout may name; a symbol, digits, or a letter in its place
//	shapes_elements.go, shapes_marks.go, shapes_objects.go   their outlines
//	antialias.go   how many steps the edges of letters and symbols have
//	colour.go      the colours of the look, and how they mix and compare
package draw
