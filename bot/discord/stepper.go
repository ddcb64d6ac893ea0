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

// The stepper is one private message in which a player puts an answer together: what to do, with which
// card, at what, and a preview to confirm. Nothing of it is public before Confirm.

// pageSize is how many options a menu shows; Discord's limit is 25.
const pageSize = 25

// openStepper shows what a player may do now; where that is but one thing, or verb names it, its question at once.
func (b *Bot) openStepper(ctx context.Context, pos table.Position, seat engine.Seat, lang, verb string) (api.Message, error) {
	sa := onlyChoice(pos, seat)
	if verb != "" {
		sa = pos.State.Ask.Seat(seat, verb)
	} else if sa != nil {
		verb = sa.Verbs[0]
	}
	if sa != nil && !sa.Settled() {
		return b.step(ctx, pos, seat, lang, draft{Match: pos.Match.ID, Player: pos.Seats[seat].Player, Q: sa.Q,
			Reply: engine.Reply{Verb: verb}})
	}
	return b.verbMenu(ctx, pos, seat, lang)
}

// onlyChoice is the one question with the one verb that a seat can answer, nil when there is more to choose.
func onlyChoice(pos table.Position, seat engine.Seat) *engine.SeatAsk {
	if pos.State.Ask == nil {
		return nil
	}
	var only *engine.SeatAsk
	for i := range pos.State.Ask.Seats {
		sa := &pos.State.Ask.Seats[i]
		if sa.Seat != seat {
			continue
		}
		if only != nil || len(sa.Verbs) != 1 || sa.Optional {
			return nil
		}
		only = sa
	}
	return only
}

// leadsOn tells whether a verb can be answered with at all: it is not refused at once, and its first question
// has enough possible options; why is its refusal, or that of each of those options, in words.
func (t *teller) leadsOn(seat engine.Seat, q uint64, verb string) (ok bool, why string, err error) {
	out, err := t.pos.Draft(seat, q, engine.Reply{Verb: verb})
	switch {
	case err != nil:
		return false, "", err
	case out.Refusal != nil:
		return false, t.refusal(out.Refusal), nil
	case out.Question == nil || len(possible(out.Question, nil)) >= out.Question.Min:
		return true, "", nil
	}
	var reasons []string
	for _, o := range out.Question.Options {
		if o.Refusal != nil {
			reasons = append(reasons, t.refusal(o.Refusal))
		}
	}
	slices.Sort(reasons)
	switch reasons = slices.Compact(reasons); {
	case len(reasons) == 0:
		return false, t.b.t(t.lang, "step.nothingfor"), nil
	case len(reasons) > 2:
		return false, t.b.t(t.lang, "step.nonefits"), nil
	}
	return false, strings.Join(reasons, " "), nil
}

// rows puts buttons into rows of five, at most five rows.
func rows(buttons []discordgo.MessageComponent) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	for chunk := range slices.Chunk(buttons, 5) {
		if len(out) < 5 {
			out = append(out, discordgo.ActionsRow{Components: chunk})
		}
	}
	return out
}

// step shows the draft's next question, its preview, or why it cannot be done.
func (b *Bot) step(ctx context.Context, pos table.Position, seat engine.Seat, lang string, d draft) (api.Message, error) {
	real := pos
	pos, d, ok, err := place(pos, seat, d)
	if no := engine.IsRefusal(err); no != nil || err == nil && !ok {
		t, err := b.tell(ctx, real, seat, lang)
		if err != nil {
			return api.Message{}, err
		}
		return b.notAhead(t, d, no), nil
	}
	if err != nil {
		return api.Message{}, err
	}
	t, err := b.tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, err
	}
	if d.Outer != nil && d.Reply.Verb == "" {
		if verbs := verbsAhead(pos, d); len(verbs) != 1 {
			return b.subMenu(t, d, verbs)
		} else {
			d.Reply.Verb = verbs[0]
		}
	}
	out, err := pos.Draft(seat, d.Q, d.Reply)
	for err == nil && out.Question != nil {
		a := engine.Answer{Name: out.Question.Name}
		if isExtra(pos, d.Reply.Verb, out.Question) {
			d.Extras = append(slices.Clone(d.Extras), extra{a.Name, out.Question.Options[0]})
		} else if d.lone(out.Question) {
			a.Vals = []engine.Value{out.Question.Options[0].Key}
			d.Lone = append(slices.Clone(d.Lone), a.Name)
		} else {
			break
		}
		d.Reply.Answers = append(slices.Clone(d.Reply.Answers), a)
		out, err = pos.Draft(seat, d.Q, d.Reply)
	}
	if err != nil {
		return api.Message{}, err
	}
	switch {
	case out.Refusal != nil:
		return b.refused(t, d, out.Refusal), nil
	case out.Question != nil:
		return b.question(t, d, out.Question), nil
	}
	d.Reply = out.Preview.Reply
	for _, o := range out.Preview.Offers {
		if !d.Settled && o.Usual && o.Reply.Verb != "" {
			d = d.with(o, o.Sealed(seat, o.Reply), t.word("ahead", o.Code))
		}
	}
	d.Settled = true
	d.Line = b.header(t, d)
	if d.Outer != nil && d.Offer.Made && len(out.Preview.Offers)+len(d.Extras) == 0 {
		return b.step(ctx, real, seat, lang, d.merged(seat)) // back to what it comes with, where it can be seen
	}
	return b.preview(t, d, out.Preview), nil
}

func (b *Bot) stepButton(lang, label, action, id string, d draft, style discordgo.ButtonStyle) discordgo.Button {
	return discordgo.Button{Label: clip(b.t(lang, label), 80), Style: style,
		CustomID: button{Match: d.Match, Qs: []uint64{d.Q}, Action: action, Arg: id}.String()}
}

// refused says why, and leads back.
func (b *Bot) refused(t *teller, d draft, no *engine.Refusal) api.Message {
	return api.Message{Content: clip(strings.Join(append(d.told(), b.header(t, d), t.refusal(no)), "\n"), 1900), Components: rows([]discordgo.MessageComponent{
		b.stepButton(t.lang, "button.back", actBack, b.drafts.put(d), d, discordgo.SecondaryButton)})}
}

// refusal words a refusal with the clause that it rests on.
func (t *teller) refusal(no *engine.Refusal) string {
	s := t.say(no.Phrase)
	if no.Clause != "" {
		s += " (" + no.Clause + ")"
	}
	return s
}

// answerWord names the verb of a draft: passing by what it comes to, and a choice by what is asked.
func (t *teller) answerWord(d draft) string {
	sa := t.pos.State.Ask.ByQ(d.Q)
	switch {
	case sa == nil:
	case d.Reply.Verb == engine.Pass:
		return t.passing(*sa)
	case d.Reply.Verb == engine.VerbChoose:
		if w := t.word("asks", sa.Kind); w != "" {
			return w
		}
	}
	return t.verb(d.Reply.Verb)
}

// header repeats what was chosen so far.
func (b *Bot) header(t *teller, d draft) string {
	parts := []string{"**" + t.answerWord(d) + "**"}
	for _, a := range d.Reply.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, t.value(v))
		}
		switch {
		case len(vals) > 0:
			parts = append(parts, strings.Join(vals, ", "))
		case !slices.ContainsFunc(d.Extras, func(x extra) bool { return x.Name == a.Name }):
			parts = append(parts, t.nothing(d.Q, a.Name))
		}
	}
	return strings.Join(parts, " › ")
}

// question shows a menu of options. Several in order are picked one at a time, because a menu does not
// show the order in which it was clicked.
func (b *Bot) question(t *teller, d draft, q *engine.Question) api.Message {
	m := api.Message{}
	lines := []string{b.header(t, d), t.ask(q)}
	lines[0] = strings.Join(d.Outer.before(lines[0]), "\n")
	if help := t.word("verbhelp", d.Reply.Verb); help != "" && len(d.Reply.Answers) == 0 && t.pos.Ruleset.Verb(d.Reply.Verb).Prog != "" {
		lines = slices.Insert(lines, 1, "-# "+help)
	}
	single := oneByOne(q)
	free := t.distinct(q, possible(q, d.Picks))
	for i, v := range d.Picks {
		lines = append(lines, itoa(i+1)+". "+t.value(v))
	}
	if blocked := t.blocked(q.Options); blocked != "" {
		lines = append(lines, blocked)
	}
	m.Content = clip(strings.Join(lines, "\n"), 1900)
	if zones := t.zonesOf(free); d.Zone == "" && len(zones) > 1 && len(free) > pageSize && len(d.Picks) < q.Max {
		m.Components = append(m.Components, b.zoneMenu(t, d, zones))
		free = nil
	} else if d.Zone != "" {
		free = t.inZone(free, d.Zone)
	}
	pages := (len(free) + pageSize - 1) / pageSize
	d.Page = min(d.Page, max(pages-1, 0))
	id := b.drafts.put(d)
	if shown := page(free, d.Page); len(shown) > 0 && len(d.Picks) < q.Max {
		m.Components = append(m.Components, b.menu(t, d, id, q, shown, single))
	}
	var nav []discordgo.MessageComponent
	if single && len(d.Picks) > 0 {
		nav = append(nav, b.stepButton(t.lang, "button.undo", actUndo, id, d, discordgo.SecondaryButton))
	}
	if pages > 1 {
		next := d
		next.Page = (d.Page + 1) % pages
		nav = append(nav, b.stepButton(t.lang, "button.page", actPage, b.drafts.put(next), d, discordgo.SecondaryButton))
	}
	if d.Zone != "" {
		other := d
		other.Zone, other.Page = "", 0
		nav = append(nav, b.stepButton(t.lang, "button.zone", actPage, b.drafts.put(other), d, discordgo.SecondaryButton))
	}
	nav = append(nav, b.stepButton(t.lang, "button.back", actBack, id, d, discordgo.SecondaryButton))
	if n := len(d.Picks); n >= q.Min && (single || q.Min == 0) && (n > 0 || q.Min == 0) {
		done := b.stepButton(t.lang, "button.done", actDone, id, d, discordgo.PrimaryButton)
		if n == 0 { // as good as another choice, and not to be suggested
			done.Label, done.Style = clip(t.nothing(d.Q, q.Name), 80), discordgo.SecondaryButton
		}
		nav = append(nav, done)
	}
	m.Components = append(m.Components, rows(nav)...)
	return m
}
