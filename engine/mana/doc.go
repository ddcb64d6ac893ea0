// Package mana has amounts of what is paid with, by kind: energy of elements, will of attributes, crystals by colour. A
// cost is an amount, such as "F+F+1": two of Fire, one of any kind. A game names its kinds and gets the notation, the
// arithmetic and the form in files and saves:
//
//	type Colour string
//
//	type notation struct{}
//
//	func (notation) Kinds() []Colour { return []Colour{"R", "B"} } // red, blue
//	func (notation) Name() string    { return "cost" }
//	func (notation) X() bool         { return false }
//
//	type Cost = mana.Amount[[2]int, Colour, notation]
//
//	c, err := mana.Parse[[2]int, Colour, notation]("R+R+1")
//	c.Total()   // 3
//	c.Symbols() // R, R, and "" for the one of any kind
//
// Who can pay for which symbol is a question of matching (kit.Matching).
package mana
