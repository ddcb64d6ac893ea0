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

// verbMenu offers what a player may do now, and later in the same thing; passing stands in the last row. A verb
// that can lead nowhere is shown and cannot be pressed: the message is private, so that tells nobody else;
// outside of windows it says why. What was said ahead stands there and can be taken back.
func (b *Bot) verbMenu(ctx context.Context, pos table.Position, seat engine.Seat, lang string) (api.Message, error) {
	t, err := b.tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, err
	}
	offers, err := pos.Offers()
	if err != nil {
		return api.Message{}, err
	}
	m := moves{content: "step.nothing"}
	for _, sa := range t.view.Mine {
		if sa.Settled() {
			continue
		}
		if err := m.add(t, sa, offers); err != nil {
			return api.Message{}, err
		}
	}
	for _, o := range offers {
		if o.Seat != seat {
			continue
		}
		if button := t.offerButton(o, []uint64{o.Q}); o.Reply.Verb == engine.Pass {
			m.last = append(m.last, button)
		} else {
			m.later = append(m.later, button)
		}
	}
	if len(m.last) > 0 && !m.useful {
		m.content = t.onlyPassing(seat, offers)
		if len(m.later) == 0 {
			m.last = primaryFirst(m.last)
		}
	}
	if m.content == "step.interject" && !m.useful {
		m.content = "step.idle"
	}
	lines, err := b.menuLines(ctx, t, seat, m)
	if err != nil {
		return api.Message{}, err
	}
	lines = append(lines, t.passHelp(seat, offers)...)
	if slices.ContainsFunc(t.view.Mine, func(sa engine.SeatAsk) bool { return slices.Contains(pos.Ruleset.Windows(), sa.Kind) }) {
		m.later = append(m.later, b.orderButton(lang, pos)...) // a window's public row has no way to them
	}
	return api.Message{Content: clip(strings.Join(lines, "\n"), 1500),
		Components: slices.Concat(b.takeBack(t), rows(m.now), rows(m.later), rows(m.last))}, nil
}

// moves are the buttons of a menu of verbs.
type moves struct {
	now, later, last []discordgo.MessageComponent
	useful           bool     // something else than passing can be done
	suggested        bool     // one of it is
	content          string   // the code of what is said above them
	shut             []string // why verbs are refused at once, in the own turn
}

// add takes in what can be answered to a question. A verb that an offer of the same question stands for is left to it.
func (m *moves) add(t *teller, sa engine.SeatAsk, offers []engine.Offered) error {
	for _, v := range sa.Verbs {
		if slices.ContainsFunc(offers, func(o engine.Offered) bool {
			return o.Q == sa.Q && o.Window == o.On && o.Reply.Verb == v && len(o.Reply.Answers) == 0
		}) {
			continue
		}
		push := func(label, action string, style discordgo.ButtonStyle, open bool) discordgo.MessageComponent {
			return discordgo.Button{Label: clip(label, 80), Style: style, Disabled: !open,
				CustomID: button{Match: t.pos.Match.ID, Qs: []uint64{sa.Q}, Action: action, Arg: v}.String()}
		}
		open, why, err := t.leadsOn(sa.Seat, sa.Q, v)
		if err != nil {
			return err
		}
		if why != "" && !isWindow(t.pos, sa) {
			m.shut = append(m.shut, "-# "+t.verb(v)+": "+why)
		}
		if v == engine.Pass {
			if !isWindow(t.pos, sa) { // it ends a free moment, and is confirmed as any verb
				m.last = append(m.last, push(t.passing(sa), actVerb, discordgo.SecondaryButton, open))
				continue
			}
			m.last = append(m.last, push(t.passing(sa), actPass, discordgo.SecondaryButton, open),
				push(t.b.t(t.lang, "button.passonce"), actPassOnce, discordgo.SecondaryButton, open))
			continue
		}
		style := discordgo.SecondaryButton
		if open && !m.suggested {
			if m.suggested, err = t.pos.IsApt(sa.Seat, v); err != nil {
				return err
			}
			if m.suggested {
				style = discordgo.PrimaryButton
			}
		}
		m.useful = m.useful || open
		m.now = append(m.now, push(t.verb(v), actVerb, style, open))
	}
	m.content = "step.verb"
	if sa.Optional {
		m.content = "step.interject"
	}
	return nil
}

// onlyPassing is the code of what is said where a seat can do nothing but pass, now or ahead.
func (t *teller) onlyPassing(seat engine.Seat, offers []engine.Offered) string {
	switch {
	case slices.ContainsFunc(offers, func(o engine.Offered) bool { return o.Seat == seat && o.Front }):
		return "step.other"
	case slices.ContainsFunc(t.view.Mine, func(sa engine.SeatAsk) bool { return isWindow(t.pos, sa) }):
		return "step.passonly"
	}
	return "step.nomore"
}

// menuLines are what stands above the buttons: what is responded to, what to do, what was said ahead, what cannot be
// done and why.
func (b *Bot) menuLines(ctx context.Context, t *teller, seat engine.Seat, m moves) ([]string, error) {
	lines := []string{b.t(t.lang, m.content)}
	if m.content == "step.nothing" || m.content == "step.idle" {
		lines[0] = t.andWaits(lines[0])
	}
	for _, w := range ownWaiting(t.view, seat) {
		if sa := t.pos.State.Ask.ByQ(w.Q); sa != nil && !t.pos.Ruleset.Queues(sa.Kind) {
			lines = slices.Insert(lines, 0, "**"+t.question(w, *sa)+"**") // what is responded to, or the question
		}
	}
	if why, err := b.stopped(ctx, t); err != nil {
		return nil, err
	} else if why != "" {
		lines = slices.Insert(lines, 0, why)
	}
	lines = append(lines, t.answered()...)
	if said := t.ahead(); len(said) > 0 {
		lines = append(append(lines, "-# "+b.t(t.lang, "ahead.list")), said...)
	}
	lines = append(lines, t.stands()...)
	if len(m.shut) > 0 {
		lines = append(append(lines, "-# "+b.t(t.lang, "step.blocked")), m.shut...)
	}
	return lines, nil
}

// passing names passing as the answer to a question: in a window as ever, elsewhere by what it comes to, where the game
// says so (family "passing", by the kind of the question).
func (t *teller) passing(sa engine.SeatAsk) string {
	if isWindow(t.pos, sa) {
		return t.verb(engine.Pass)
	}
	return t.passingAt(sa.Kind)
}

// passingAt names passing as the answer to a later question of a kind.
func (t *teller) passingAt(kind string) string {
	if w := t.word("passing", kind); w != "" && !slices.Contains(t.pos.Ruleset.Windows(), kind) {
		return w
	}
	return t.verb(engine.Pass)
}

// primaryFirst makes the first button the usual thing to do.
func primaryFirst(row []discordgo.MessageComponent) []discordgo.MessageComponent {
	if first, ok := row[0].(discordgo.Button); ok {
		first.Style = discordgo.PrimaryButton
		row[0] = first
	}
	return row
}
