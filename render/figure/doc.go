// Package figure draws what a card shows: a wolf, a wall, a hooded person with a lantern. It knows drawing alone: no
// game, no theme.
//
//	figure.Draw(im, r, figure.Card{ID: "A01", Word: "knight+banner", Kin: "Order", Tint: tint})
//	figure.Illustrate(im, r, illustration, tint, 64)
//
// A figure is composed. A being is a body, a head and what is on it, arms with hands, and what the right hand holds. A
// beast is a trunk, legs, a head and a tail, and what its back carries. A thing is drawn once, and stands alone, is
// held or is carried. A property adds a part: wings, a halo, spikes. Which words there are is said by package engine; a
// test compares the lists.
//
// What the word leaves open follows from the card's id: which way the figure looks, its pose, its number. So two wolves
// differ, and one card is the same everywhere. The second colour follows from its kin.
//
// # A new word
//
// Put it into engine/show_figures.go and into one of the tables people, beasts or things, with a function that draws
// it on a canvas in units: x from -1.2 to 1.2, y from -1 to 1, looking to the right, standing on y 0.95. Parts in the
// front are drawn later; over begins a layer with an outline of its own. Look at it at 90 pixels, and mirrored.
//
// # Map of files
//
//	figure.go    Card, Draw, Words; which way it stands, what is held where
//	dice.go      what varies with the card's id
//	canvas.go    forms in units: polygons, blobs, limbs, rings
//	paint.go     forms become pixels: an outline, light from the upper left
//	material.go  three tones of each material
//	person.go    people: bodies, heads, hats, arms
//	beast.go     beasts: gaits, heads; other animals
//	wings.go     wings
//	arms.go      weapons and what is worn
//	objects.go   other objects
//	nature.go    flames, waves, weather, plants
//	places.go    walls, towers, stones
//	properties.go  parts that properties add
//	illustration.go   an organiser's picture instead of a figure
package figure
