package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// An answer to a later question is put together as any other, on the position as it will stand when that
// question is put (table.Position.Imagine). Its draft hangs on the draft of what is answered now, its Outer;
// confirming gives all of it at once.

// given is the input that a draft and those that it hangs on come to.
func (d draft) given(seat engine.Seat) engine.Input {
	if d.Outer != nil {
		return d.merged(seat).given(seat)
	}
	in := engine.Input{Kind: engine.InputReply, Seat: seat, Q: d.Q, Reply: d.Reply, Ahead: d.Ahead}
	if d.Reply.Verb == "" { // nothing is answered now
		in.Kind, in.Q, in.About = engine.InputSeal, 0, d.About
		if len(d.Ahead) == 0 {
			in.Kind = ""
		}
	}
	return in
}

// merged is the outer draft with this one as its answer ahead.
func (d draft) merged(seat engine.Seat) draft {
	x := d.Offer.Sealed(seat, d.Reply)
	x.Ahead = d.Ahead
	return d.Outer.with(d.Offer, x, d.Line)
}

// with is a draft with a further answer ahead, which takes the place of the one of the same offer; those of a
// queue go one behind the other.
func (d draft) with(o engine.Offer, x engine.Sealed, said string) draft {
	if o.Code != "" {
		d = d.without(o)
	}
	d.Ahead = append(slices.Clone(d.Ahead), x)
	d.Said = append(slices.Clone(d.Said), said)
	return d
}

// without is a draft that does not take an offer.
func (d draft) without(o engine.Offer) draft {
	var ahead []engine.Sealed
	var said []string
	for i, x := range d.Ahead {
		if !taken(o, x) {
			ahead, said = append(ahead, x), append(said, d.Said[i])
		}
	}
	d.Ahead, d.Said = ahead, said
	return d
}

// takes reports whether a draft takes an offer.
func (d draft) takes(o engine.Offer) bool {
	return slices.ContainsFunc(d.Ahead, func(x engine.Sealed) bool { return taken(o, x) })
}

func taken(o engine.Offer, x engine.Sealed) bool {
	return x.Window == o.Window && (x.About == engine.Made) == o.Made && x.Lasting == o.Lasting && (o.About == "" || x.About == o.About) &&
		(o.Reply.Verb == "" || x.Verb == o.Reply.Verb)
}

// place gives the position on which a draft is put together, and the draft with the question's number there; ok
// is false when it cannot be answered ahead.
func place(pos table.Position, seat engine.Seat, d draft) (table.Position, draft, bool, error) {
	if d.Outer == nil {
		return pos, d, true, nil
	}
	at, q, ok, err := pos.Imagine(seat, d.Outer.given(seat), d.Offer.Window)
	d.Q = q
	return at, d, ok, err
}

// subMenu asks with which verb a later question is to be answered, and says why others are out of question then.
func (b *Bot) subMenu(t *teller, d draft, verbs []string) (api.Message, error) {
	var row []discordgo.MessageComponent
	var shut []string
	id, sa := b.drafts.put(d), t.pos.State.Ask.ByQ(d.Q)
	for _, v := range verbs {
		open, why, err := t.leadsOn(t.view.Viewer, d.Q, v)
		if err != nil {
			return api.Message{}, err
		}
		label := t.verb(v)
		if v == engine.Pass {
			label = t.passing(*sa)
		}
		if why != "" && !isWindow(t.pos, *sa) {
			shut = append(shut, "-# "+t.verb(v)+": "+why)
		}
		row = append(row, discordgo.Button{Label: clip(label, 80), Style: discordgo.SecondaryButton, Disabled: !open,
			CustomID: button{Match: d.Match, Qs: []uint64{d.Q}, Action: actSub, Arg: id + "." + v}.String()})
	}
	lines := append(d.Outer.told(), t.later(d, *sa)...)
	if len(shut) > 0 {
		lines = append(append(lines, "-# "+b.t(t.lang, "step.notthen")), shut...)
	}
	return api.Message{Content: clip(strings.Join(lines, "\n"), 1900), Components: append(rows(row), rows([]discordgo.MessageComponent{
		b.stepButton(t.lang, "button.back", actBack, id, d, discordgo.SecondaryButton)})...)}, nil
}

// later asks a later question: what is next, of one that goes on, else the question itself as it will be put.
func (t *teller) later(d draft, sa engine.SeatAsk) []string {
	if d.Offer.Code == "" {
		return []string{t.b.t(t.lang, "step.then")}
	}
	w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About, Within: sa.Within}
	return []string{t.b.t(t.lang, "step.later"), "**" + t.question(w, sa) + "**"}
}

// told is what a draft says so far, the drafts that it hangs on first.
func (d draft) told() []string {
	lines := d.Outer.before(d.Line)
	for _, s := range d.Said {
		lines = append(lines, "↳ "+s)
	}
	return lines
}

// before is a line, if there is one, with what comes before it, if d, the draft that it hangs on, says anything.
func (d *draft) before(line string) []string {
	var lines []string
	if d != nil {
		lines = d.told()
	}
	switch {
	case line == "":
		return lines
	case len(lines) > 0:
		line = "↳ " + line
	}
	return append(lines, line)
}

// verbsAhead are the verbs with which the later question of a draft can be answered.
func verbsAhead(at table.Position, d draft) []string {
	if len(d.Offer.Verbs) > 0 {
		return d.Offer.Verbs
	}
	sa := at.State.Ask.ByQ(d.Q)
	if sa == nil {
		return nil
	}
	if !isWindow(at, *sa) { // passing ends a free moment, and is said as any other further action
		return sa.Verbs
	}
	return slices.DeleteFunc(slices.Clone(sa.Verbs), func(v string) bool { return v == engine.Pass })
}

// offerButtons are what can be said with a complete answer: "Then…" where further actions can follow, its own
// extras, switches for what is said ahead by itself, buttons for what is to be put together.
func (b *Bot) offerButtons(t *teller, d draft, offers []engine.Offer) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	push := func(label, action, arg string, on bool) {
		style := discordgo.SecondaryButton
		if on {
			label, style = "✓ "+label, discordgo.PrimaryButton
		}
		out = append(out, discordgo.Button{Label: clip(label, 80), Style: style,
			CustomID: button{Match: d.Match, Qs: []uint64{d.Q}, Action: action, Arg: arg}.String()})
	}
	if b.queues(t, d) {
		push(b.t(t.lang, "button.then"), actThen, b.drafts.put(d), false)
	}
	out = append(out, b.switches(t, d)...)
	for _, o := range offers {
		word, on := t.word("ahead", o.Code), d.takes(o)
		switch {
		case on:
			push(word, actSwitch, b.drafts.put(d.without(o)), true)
		case o.Reply.Verb != "":
			push(word, actSwitch, b.drafts.put(d.with(o, o.Sealed(t.view.Viewer, o.Reply), word)), false)
		case b.follows(t, d, o.Window):
			push(word+"…", actAhead, b.drafts.put(d)+"."+o.Code, false)
		}
	}
	return out
}

// queues tells whether further actions can be said behind a draft's: not where what it shows, or what its player is
// asked on the way, would have to be known before.
func (b *Bot) queues(t *teller, d draft) bool {
	v := t.pos.Ruleset.Verb(d.Reply.Verb)
	if v == nil || v.Prog == "" || d.Outer != nil && d.Offer.Code != "" {
		return false
	}
	sa := t.pos.State.Ask.ByQ(d.Q)
	return sa != nil && t.pos.Ruleset.Queues(sa.Kind) && b.follows(t, d, sa.Kind)
}

// thenAfter names the answer ahead without which nothing can be said behind a draft, though something could with it; ""
// where there is none such.
func (b *Bot) thenAfter(t *teller, d draft, offers []engine.Offer) string {
	v, sa := t.pos.Ruleset.Verb(d.Reply.Verb), t.pos.State.Ask.ByQ(d.Q)
	if v == nil || v.Prog == "" || d.Outer != nil || sa == nil || !t.pos.Ruleset.Queues(sa.Kind) || b.follows(t, d, sa.Kind) {
		return ""
	}
	for _, o := range offers {
		for _, verb := range o.Verbs {
			if !d.takes(o) && b.follows(t, d.with(o, o.Sealed(t.view.Viewer, engine.Reply{Verb: verb}), ""), sa.Kind) {
				return t.word("ahead", o.Code)
			}
		}
	}
	return ""
}

// follows tells whether the match comes from a complete draft to a question of a kind that its player can answer now.
func (b *Bot) follows(t *teller, d draft, kind string) bool {
	in := engine.Input{Kind: engine.InputReply, Seat: t.view.Viewer, Q: d.Q, Reply: d.Reply, Ahead: d.Ahead}
	_, _, ok, err := t.pos.Imagine(t.view.Viewer, in, kind)
	return ok && err == nil
}

// aheadPressed goes on with an answer ahead: one offered with a draft (Arg "draft.code"), or with the open
// question (".code"), which is passed.
func (b *Bot) aheadPressed(ctx context.Context, c call, pos table.Position, seat engine.Seat, id button) error {
	draftID, code, _ := strings.Cut(id.Arg, ".")
	sub := draft{Match: id.Match, Player: c.user.ID}
	if draftID == "" {
		o, ok, err := offerTo(pos, seat, code)
		if err != nil {
			return err
		}
		if !ok || !slices.Contains(id.Qs, o.Q) {
			return b.current(ctx, c, id.Match, notMine(pos, seat, id), b.inPlace(c))
		}
		sub.Offer, sub.Outer = o.Offer, &draft{Match: id.Match, Player: c.user.ID, Q: o.Q,
			Reply: engine.Reply{Verb: engine.Pass}}
		if !o.Front { // such an offer stands in the place of passing
			t, err := b.tell(ctx, pos, seat, c.lang)
			if err != nil {
				return err
			}
			sub.Outer.Line = "**" + t.answerWord(*sub.Outer) + "**"
		}
		m, err := b.step(ctx, pos, seat, c.lang, sub)
		if err != nil {
			return err
		}
		return b.inPlace(c)(c, m)
	}
	outer, ok := b.drafts.get(draftID, id.Match, c.user.ID)
	if !ok {
		return b.current(ctx, c, id.Match, "step.forgotten", b.update)
	}
	at, outer, ok, err := place(pos, seat, outer)
	if err != nil || !ok {
		return b.unsure(ctx, c, pos, seat, outer, err)
	}
	out, err := at.Draft(seat, outer.Q, outer.Reply)
	if err != nil {
		return err
	}
	for i := 0; out.Preview != nil && i < len(out.Preview.Offers); i++ {
		if out.Preview.Offers[i].Code == code {
			sub.Offer, sub.Outer = out.Preview.Offers[i], &outer
		}
	}
	if sub.Outer == nil {
		return b.unsure(ctx, c, pos, seat, outer, nil)
	}
	m, err := b.step(ctx, pos, seat, c.lang, sub)
	if err != nil {
		return err
	}
	return b.update(c, m)
}

// then goes on with a further action behind a draft, or, with no draft, behind what is under way.
func (b *Bot) then(ctx context.Context, c call, pos table.Position, seat engine.Seat, id button) error {
	sub := draft{Match: id.Match, Player: c.user.ID}
	if id.Arg == "" {
		q, ok, err := queueOf(pos, seat)
		if err != nil || !ok {
			return b.unsure(ctx, c, pos, seat, sub, err)
		}
		sub.Offer, sub.Outer = engine.Offer{Window: q.Kind}, &draft{Match: id.Match, Player: c.user.ID, About: q.About}
	} else {
		outer, ok := b.drafts.get(id.Arg, id.Match, c.user.ID)
		if !ok {
			return b.current(ctx, c, id.Match, "step.forgotten", b.update)
		}
		at, outer, ok, err := place(pos, seat, outer)
		if err != nil || !ok {
			return b.unsure(ctx, c, pos, seat, outer, err)
		}
		sub.Offer = engine.Offer{Window: at.State.Ask.ByQ(outer.Q).Kind}
		if outer.Outer != nil {
			outer = outer.merged(seat)
		}
		sub.Outer = &outer
	}
	m, err := b.step(ctx, pos, seat, c.lang, sub)
	if err != nil {
		return err
	}
	return b.inPlace(c)(c, m)
}

// queueOf is the question behind which a seat can add further actions now.
func queueOf(pos table.Position, seat engine.Seat) (*engine.SeatAsk, bool, error) {
	for _, kind := range pos.Ruleset.QueueKinds() {
		at, q, ok, err := pos.Imagine(seat, engine.Input{}, kind)
		if err != nil {
			return nil, false, err
		}
		if ok {
			return at.State.Ask.ByQ(q), true, nil
		}
	}
	return nil, false, nil
}

// unsure says that an answer cannot be said ahead, or why the draft that it hangs on is refused, and leads back.
func (b *Bot) unsure(ctx context.Context, c call, pos table.Position, seat engine.Seat, d draft, err error) error {
	no := engine.IsRefusal(err)
	if err != nil && no == nil {
		return err
	}
	if no != nil && no.Code == engine.CodeStale {
		return b.current(ctx, c, d.Match, "stale", b.update)
	}
	t, terr := b.tell(ctx, pos, seat, c.lang)
	if terr != nil {
		return terr
	}
	return b.inPlace(c)(c, b.notAhead(t, d, no))
}

// notAhead is the message of unsure.
func (b *Bot) notAhead(t *teller, d draft, no *engine.Refusal) api.Message {
	why := b.t(t.lang, "step.notahead")
	if no != nil {
		why = t.refusal(no)
	}
	return api.Message{Content: clip(strings.Join(append(d.told(), why), "\n"), 1900), Components: rows([]discordgo.MessageComponent{
		b.stepButton(t.lang, "button.back", actBack, b.drafts.put(d), d, discordgo.SecondaryButton)})}
}
