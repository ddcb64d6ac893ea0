// Package orders is the private page of standing orders. On it a player says beforehand what counts if they stay
// silent, and sets standing passes: how often to be asked in windows of some matter.
//
//	orders.go  the page, what its buttons do, the button that leads to it
//	passes.go  the menus of standing passes; what is picked counts at once
//	picker.go  the page on which several things are named in order; what is named counts with Done
//
// All buttons of the page have one action. Their argument says what to do, and with what:
//
//	ui.ID{Match: "m1", Action: ui.ActOrders, Arg: "new:assign"} // name anew what counts for questions of kind assign
//	ui.ID{Match: "m1", Action: ui.ActOrders, Arg: "undo:x7k2"}  // take back the last of what draft x7k2 has named
//
// The table keeps what a player said as part of the match, and uses it in place of a default. Every change leads back
// to the page, and from there to the question that is open.
package orders
