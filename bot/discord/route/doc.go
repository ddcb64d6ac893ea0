// Package route finds out what an interaction is about, who may do it, and which handler answers it.
//
// A feature of the bot declares its buttons and commands as tables, each entry with who may use it and its handler:
//
//	func (v *Views) Presses() []route.Press {
//		return []route.Press{{Action: ui.ActHand, Needs: route.Seat, Do: v.hand}}
//	}
//
//	func (v *Views) Commands() []route.Command {
//		return []route.Command{{Path: "match hand", Needs: route.Seat, Guild: true,
//			Options: []route.Option{build.Match()}, Do: v.hand, Complete: …}}
//	}
//
// The [Router] joins the tables of all features. For a press or a command it finds the entry, loads the match where
// the entry needs one, notes that the person is there, and calls the handler with a [Place]: the call, the position, and
// the person's seat. The handlers load nothing again. Who has no seat where one is needed is shown the position.
package route
