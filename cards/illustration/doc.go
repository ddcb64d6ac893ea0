// Package illustration reads pictures that organisers bring for cards, instead of the generated figures.
//
//	album := illustration.Album{}
//	faults := album.Read("farwald", dir, func(card string) bool { … })
//	p, ok := album.Of("farwald", "A01") // its name, for engine.Face.Picture, and its credit
//	im := album.Image(p.Name)           // for render.Options.Pictures
//
// A folder has pictures named like cards, A01.png or A01.jpg, and the names of those who made them: A01.txt for one
// picture, credits.txt for all others. The J-ruler side "RA/j" is RA.j.png. A picture without credit is not shown.
//
// What is read is bounded: the size of a file, and the pixels, which are looked at before the picture is decoded. Each
// file is read once. What is kept of it has the size that cards need. A fault concerns one picture alone: the card
// keeps its figure.
package illustration
