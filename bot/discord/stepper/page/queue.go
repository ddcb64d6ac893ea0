package page

import (
	"cmp"
	"strings"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/table"
	"farpost/engine"
)

// behind looks ahead to where further actions come behind a draft: the position then, and its question's number. ok is
// false where there can be none, because what the draft reveals, or what its player is asked on the way, would have to
// be known before.
func (pg *Pages) behind(t *narrate.Teller, d draft.Draft) (at table.Position, q uint64, ok bool) {
	v := t.Pos.Ruleset.Verb(d.Reply.Verb)
	if v == nil || v.Prog == "" || d.Outer != nil && d.Offer.Code != "" {
		return at, 0, false
	}
	sa := t.Pos.State.Ask.ByQ(d.Q)
	if sa == nil || !t.Pos.Ruleset.Queues(sa.Kind) {
		return at, 0, false
	}
	return pg.imagine(t, d, sa.Kind)
}

// ending returns what ends the turn behind a draft, as an offer of the bot's own, with its word: the answer that counts
// at the deadline of the question behind which further actions come. ok is false where the draft ends the turn itself,
// where it belongs to another one behind which it does not come, or where it is not known yet whether that question
// comes.
func (pg *Pages) ending(t *narrate.Teller, d draft.Draft) (o engine.Offer, word string, ok bool) {
	sa := t.Pos.State.Ask.ByQ(d.Q)
	apart := d.Outer != nil && d.Offer.Code != ""
	if sa == nil || apart || sa.Default.Verb == d.Reply.Verb || len(sa.Default.Answers) > 0 {
		return o, "", false
	}
	o = engine.Offer{Window: sa.Kind, Reply: engine.Reply{Verb: sa.Default.Verb}}
	at, q, ok := pg.behind(t, d.Without(o))
	if !ok {
		return o, "", false
	}
	end := draft.Draft{Q: q, Reply: o.Reply}
	out, err := advance(at, t.View.Viewer, &end) // with what the game proposes
	o.Reply = end.Reply
	// Some questions end a part of the turn alone.
	word = cmp.Or(t.Word("ahead", "after-"+sa.Default.Verb), t.Text("button.endafter"))
	return o, word, err == nil && out.Refusal == nil && out.Question == nil
}

// thenAfter names the answer ahead that a draft needs before anything can be put behind it, or the verbs of it that are
// a press away; "" if nothing is needed, or if none would help.
func (pg *Pages) thenAfter(t *narrate.Teller, d draft.Draft, offers []engine.Offer) string {
	v, sa := t.Pos.Ruleset.Verb(d.Reply.Verb), t.Pos.State.Ask.ByQ(d.Q)
	if v == nil || v.Prog == "" || d.Outer != nil || sa == nil || !t.Pos.Ruleset.Queues(sa.Kind) {
		return ""
	}
	if pg.follows(t, d, sa.Kind) {
		return ""
	}
	for _, o := range offers {
		for _, verb := range o.Verbs {
			with := d.With(o, o.Sealed(t.View.Viewer, engine.Reply{Verb: verb}), "")
			if d.Takes(o) || !pg.follows(t, with, sa.Kind) {
				continue
			}
			if len(o.Verbs) == 1 {
				return t.Word("ahead", o.Code)
			}
			said := make([]string, len(o.Verbs))
			for i, v := range o.Verbs {
				said[i] = t.Verb(v)
			}
			return strings.Join(said, " / ")
		}
	}
	return ""
}

// follows reports whether a complete draft leads the match to a question of a kind that its player could answer now.
func (pg *Pages) follows(t *narrate.Teller, d draft.Draft, kind string) bool {
	_, _, ok := pg.imagine(t, d, kind)
	return ok
}

// imagine returns the position at the question of a kind to which a complete draft leads, and its number.
func (pg *Pages) imagine(t *narrate.Teller, d draft.Draft, kind string) (at table.Position, q uint64, ok bool) {
	in := engine.Input{Kind: engine.InputReply, Seat: t.View.Viewer, Q: d.Q, Reply: d.Reply, Ahead: d.Ahead}
	at, q, ok, err := t.Pos.Imagine(t.View.Viewer, in, kind)
	return at, q, ok && err == nil
}

// QueueOf finds the question behind which a seat can put further actions now; ok is false if there is none.
func QueueOf(pos table.Position, seat engine.Seat) (q *engine.SeatAsk, ok bool, err error) {
	for _, kind := range pos.Ruleset.QueueKinds() {
		at, n, ok, err := pos.Imagine(seat, engine.Input{}, kind)
		if err != nil {
			return nil, false, err
		}
		if ok {
			return at.State.Ask.ByQ(n), true, nil
		}
	}
	return nil, false, nil
}
