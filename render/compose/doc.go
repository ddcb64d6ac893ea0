// Package compose turns a Plan into a PNG, and draws as little of it as it can. It knows no card and no board. What it
// puts together are sprites: values that know their size, and how to paint themselves.
//
//	c, err := compose.New(compose.Options{})                  // once
//	pic, err := c.Picture(ctx, shown, "A board.", func(p *draw.Pen) *compose.Plan {
//		pl := &compose.Plan{W: 1080, H: 400}
//		pl.Put(p, 20, 20, label{Text: "Anna – Bertrand"}) // a Sprite
//		return pl
//	})
//
// A plan is made first: every rectangle, and what will be in it. The hash of a plan is that of its picture. So a
// picture that the reader has (shown), or that was made before, costs its plan alone.
//
// Else each sprite is looked up by its name, the hash of all that it consists of. What is missing is painted, a byte a
// pixel: a piece. Then the picture gets its palette, and is cut into bands of 48 rows. A band's name is the hash of
// those rows of pieces that cross it (stripes), so a band that was packed before is known without being put together.
//
// As many pictures are drawn at once as there are slots, each with a pen of its own. What nobody else wants at that
// moment helps.
//
// # Map of files
//
//	composer.go         Composer: from a plan to a file, what it remembers; Picture
//	measures.go         measures of what pictures consist of
//	plan.go             Plan, Sprite: rectangles, sprites, the picture's hash
//	over.go             what is above the sprites: rectangles, dashes, stamps
//	paint.go            sprites become pieces, a plan becomes a raster, a raster a file
//	piece.go            a painted sprite, a byte a pixel
//	packed.go           its pixels, packed
//	stripes.go          the rows of a piece that cross a band, by which the band is known
//	palette.go          the colours of a picture
//	palette_numbers.go  their numbers, kept from picture to picture
//	raster.go           pieces put together, band by band
//	cache.go            values by key, the longest unused go first
//	spare.go            what is worked with, used again
//	slots.go            how many draw at once
package compose
