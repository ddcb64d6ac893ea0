// Package view shows the world as one member sees it: the channels that they can see with their messages, private
// answers to them alone, and the commands that they may use.
//
//	views := view.New(w, false)
//	w.Look(func() { state = views.State(memberID) })
//
// A State is everything at once. Stream sends every change after it, by one web socket for each page and member, as
// PAGE_API.md describes. A message in a view has keys of the sandbox's own (resource.Extras), such as whether it
// mentions the member.
//
// Methods expect the world's lock to be held, except Stream.Serve.
package view
