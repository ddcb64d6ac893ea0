// Package route finds out what an interaction is about, who may do it, and which handler answers it.
//
// A feature of the bot declares its buttons and commands as tables. Each entry has its handler and who may use it:
//
//	func (v *Views) Presses() []route.Press {
//		return []route.Press{{Action: ui.ActHand, Needs: route.Seat, Do: v.hand}}
//	}
//
//	func (v *Views) Commands() []route.Command {
//		build := route.Builder{Words: v.Words}
//		return []route.Command{{Path: "match hand", Needs: route.Seat, Guild: true,
//			Options: []route.Option{build.Match()}, Do: v.hand, Complete: …}}
//	}
//
// To add a button, add an action to package ui, an entry to its feature's table, and a handler. To add a command, add
// an entry and its words to the catalogue (family "commands").
//
// The [Router] joins the tables of all features. For a press or a command it
//
//   - finds the entry; without one the person reads that the button or command is unknown,
//   - refuses texts that are longer than the option, the menu or the form allows, in a kind sentence,
//   - loads the match if the entry needs one,
//   - notes that the person is there, if they play in it,
//   - calls the handler with a [Place]: the call, the position, the person's seat. Handlers load nothing again.
//
// Somebody without a seat, where one is needed, is shown the position instead.
package route
