// Package draft is an answer while its player puts it together by buttons: what was chosen so far, and what is said
// ahead with it.
//
// A [Draft] is a value. Each press makes a new one from the one that its button names, so an old page's buttons still
// mean what they meant:
//
//	d, ok := store.Get(id, match, player) // forgotten after a restart: the stepper begins anew
//	d.Reply.Answers = append(slices.Clone(d.Reply.Answers), answer)
//	id = store.Put(d)                     // for the buttons of the next page
//
// An answer ahead is a draft that hangs on another one, its Outer: what is answered now. It is put together on the
// position as it will stand when its question is put ([Place]); confirming it gives all of it at once ([Draft.Given]).
package draft
