// Package art draws a card's picture: a landscape of its element, the body of its type, its figure, and the outline
// that tells types apart. It knows no Scene and no board.
//
//	c := art.Card{Name: "A01", Type: "being", Tint: tint, Frame: engine.FrameArch, Figure: "wolf", Land: "flame"}
//	art.PaintCard(p, r, c, art.Turned, art.Dimmed, draw.InkPanel)
//
// There are four sizes of it. PaintCard is a card as it stands on a table, with its outline. Paint is the same without
// turning and outline, for what has an outline of its own. PaintVignette is the figure alone, as high as a line or two
// of text. PaintEmblem is the outline in the card's colour with the element's sign, for a table of eighty cards.
//
// Everything follows from the Card, and equal Cards draw equal pixels. Its colours follow from its tint alone (Tones).
// So hundreds of cards share a few colours, and a picture of a crowded table needs no more than 256.
package art
