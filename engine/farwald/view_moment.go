package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// moments are destroyed Crystals of Essence, and Deities that shattered.
func moments(b engine.Book, events []engine.Phrase) (out []engine.Moment) {
	lost := map[engine.Value]int{} // fragments by Crystal, by these events
	for _, e := range events {
		switch e.Code {
		case evFragments:
			for _, v := range e.Arg("crystal") {
				lost[v] += number(e.Arg("n"))
			}
		case evDestroyed:
			for _, v := range e.Arg("crystal") {
				out = append(out, engine.Moment{Event: e, Of: v, Before: max(1, lost[v])})
			}
		case evShattered:
			for _, v := range e.Arg("card") {
				book, ok := b.(*language.Book)
				if c := book.Card(v.Body()); ok && c != nil && c.Supergroup == language.Deity {
					out = append(out, engine.Moment{Event: e, Of: v, Gone: true})
				}
			}
		}
	}
	return out
}

// number is the sum of whole numbers.
func number(vals []engine.Value) (n int) {
	for _, v := range vals {
		n += v.Num()
	}
	return n
}
