// Package orders is the private page of standing orders: what a player says beforehand for the case that they stay
// silent, and the standing passes, each a menu of how often to be asked about a matter.
//
// The page lists what holds (orders.go, passes.go). Naming several things in order has a page of its own (picker.go).
// What is picked for a standing pass counts at once; what is named counts with Done. Both lead back to the question
// that is open.
package orders
