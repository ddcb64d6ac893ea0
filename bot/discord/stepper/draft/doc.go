// Package draft is an answer while its player puts it together by buttons: what was chosen so far, and the answers
// ahead that come with it.
//
// A [Draft] is a value. Each press makes a new one from the one that its button names, so the buttons of an old page
// still mean what they meant:
//
//	d, ok := store.Get(id, match, player) // not ok: forgotten, after a restart or thousands of others
//	d.Reply.Answers = append(slices.Clone(d.Reply.Answers), answer)
//	id = store.Put(d)                     // for the buttons of the next page
//
// An answer ahead is a draft that hangs on another one, its Outer: what is answered now. It is put together on the
// position as it will be when its question is asked. Confirming it gives both at once:
//
//	sub := draft.Draft{Offer: offer, Outer: &outer}
//	at, sub, ok, err := draft.At(pos, seat, sub) // the position to draft on
//	in := sub.Given(seat)                        // outer's answer, with sub's as an answer ahead
package draft
