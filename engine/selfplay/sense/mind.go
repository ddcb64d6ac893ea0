package sense

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// Mind is a seat that thinks: what it sees, the board that it makes of that, and what texts are worth there. A game
// embeds it in what its player knows besides.
type Mind struct {
	*Board
	*Game
	Book engine.Book
	View engine.View
	Ask  engine.SeatAsk
	Done []engine.Reply
	// Hand are the cards that the seat will still hold when what is decided is done.
	Hand []engine.CardView
	// Blind says that an answer decided on already brings about what cannot be foreseen, so that it is looked at first.
	Blind bool
	// On is what the references of texts mean at this question, such as "it"; "this" is added by itself.
	On Chosen
}

// Look makes a mind for a moment: with the players on its board, and with the hand.
func (g *Game) Look(m selfplay.Moment) Mind {
	me := m.Ask.Seat
	mind := Mind{Board: &Board{Me: me, Price: g.Price}, Game: g, Book: m.Book, View: m.View, Ask: m.Ask,
		Done: m.Done, Hand: slices.Clone(m.View.Zone("hand", me).Cards)}
	for _, s := range m.View.Seats {
		if !s.Out {
			mind.Pieces = append(mind.Pieces, Piece{Key: engine.SeatVal(s.Seat), At: Player, Ctrl: s.Seat})
		}
	}
	return mind
}

// Badge is a figure that the view shows of a seat; 0 when it shows none.
func (m *Mind) Badge(s engine.Seat, code string) int {
	for _, x := range m.View.Seats[s].Badges {
		if x.Code == code {
			return x.N
		}
	}
	return 0
}

// Stat is a figure that a view shows of a card; 0 when it shows none.
func Stat(c engine.CardView, code string) int {
	for _, x := range c.Stats {
		if x.Code == code {
			return x.Now
		}
	}
	return 0
}

// Source is the card of a key, as far as the seat sees it; of an ability it is the card that has it.
func (m *Mind) Source(key engine.Value) engine.CardView {
	c, ok := m.View.Find(key)
	if ok && len(c.Of) > 0 {
		if of, ok := m.View.Find(c.Of[0]); ok {
			return of
		}
	}
	return c
}

// Leaves takes a card out of the hand and tells which it was; ok is false when it was not there.
func (m *Mind) Leaves(key engine.Value) (c engine.CardView, ok bool) {
	i := slices.IndexFunc(m.Hand, func(h engine.CardView) bool { return h.Key == key })
	if i < 0 {
		return engine.CardView{}, false
	}
	c = m.Hand[i]
	m.Hand = slices.Delete(m.Hand, i, i+1)
	return c, true
}

// After is the same mind when something is done on the board.
func (m *Mind) After(do func(*Board)) *Mind {
	after := *m
	after.Board = m.Copy()
	do(after.Board)
	return &after
}

// Parts lists the texts of a card whose part begins so.
func (m *Mind) Parts(card, part string) []Text {
	return slices.DeleteFunc(m.Texts(m.Book, card), func(t Text) bool { return !strings.HasPrefix(t.Part, part) })
}

// Hope is how many points some texts may gain together.
func (m *Mind) Hope(list []Text) (n int) {
	for _, t := range list {
		n += m.Game.Hope(m.Board, t, m.On)
	}
	return n
}

// Announce answers the questions for the texts of a card whose part begins so. With less than floor points to gain no
// target is chosen.
func (m *Mind) Announce(c engine.CardView, part string, floor int) *Announcement {
	return &Announcement{Mind: m, Texts: m.Parts(c.Card, part), Floor: floor, On: m.On.With("this", c.Key)}
}

// Ability is the idea to activate the n-th of a card's abilities, whose texts begin with a part: what it gains once its
// cost is paid, less that cost, but at least least points. The idea is worth nothing when it gains less.
func (m *Mind) Ability(p Piece, part string, n, least int, pay func(*Board)) Idea {
	paid := m.After(pay)
	costs := max(least, m.Value()-paid.Value())
	which := engine.Int(n)
	in := paid.Announce(engine.CardView{Key: p.Key, Card: p.Card}, part+which.Body(), costs+1)
	return Idea{Worth: paid.Hope(in.Texts) - costs, Plan: selfplay.Plan{Verb: "activate",
		Pick: selfplay.Naming("ability", which, selfplay.Naming("card", p.Key, in.Pick))}}
}

// Ambusher is the key of the piece of Ambush.
const Ambusher engine.Value = "ambush"

// Ambush is how many points it gains that a piece of the seat's comes into the fight that is the outlook; 0 when it
// makes no difference there, however much it is worth by itself.
func (m *Mind) Ambush(p Piece) int {
	p.Key, p.Ctrl, p.Ready = Ambusher, m.Me, true
	enters := func(b *Board) { b.Pieces = append(b.Pieces, p) }
	if gain := m.Try(enters); gain > m.price(&p) {
		return gain
	}
	return 0
}

// Target answers a question that a text puts while it is carried out. Its prompt says which target it is: by the kind,
// "target-of-card", or by the name behind the card's id, "A10/target.victim".
func (m *Mind) Target() selfplay.Plan {
	what := ""
	for _, v := range m.Ask.Prompt.Arg("what") {
		what = v.Body()
	}
	a := m.Announce(m.Source(m.Ask.About), "", 0)
	return selfplay.Plan{Verb: engine.VerbChoose, Pick: a.Late(func(x Aim) bool {
		return what == "target-of-"+x.Kind || strings.HasSuffix(what, "/target."+x.Name)
	})}
}

// Yes answers a question whether something that a card offers is wanted.
func Yes() selfplay.Plan {
	return selfplay.Plan{Verb: engine.VerbChoose,
		Pick: Answer(engine.Answer{Name: engine.ChoiceName, Vals: []engine.Value{engine.Word("yes")}})}
}

// Excess answers ahead, in a window, which n cards of the hand are given up by a verb: those of least worth. It is
// nothing when none has to be.
func (m *Mind) Excess(window, verb string, n int, worth func(engine.Value) int) []engine.Sealed {
	if n <= 0 {
		return nil
	}
	all := make([]engine.Value, len(m.Hand))
	for i, h := range m.Hand {
		all[i] = h.Key
	}
	return []engine.Sealed{{Seat: m.Me, Window: window, Reply: engine.Reply{Verb: verb,
		Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: selfplay.SortByWorth(all, worth)[:n]}}}}}
}
