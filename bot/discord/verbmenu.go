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
	var now, later, last []discordgo.MessageComponent
	content, useful := "step.nothing", false
	var shut []string // why verbs are refused at once, in the own turn
	for _, sa := range t.view.Mine {
		if sa.Settled() {
			continue
		}
		for _, v := range sa.Verbs {
			push := func(label, action string, style discordgo.ButtonStyle, open bool) discordgo.MessageComponent {
				return discordgo.Button{Label: clip(label, 80), Style: style, Disabled: !open,
					CustomID: button{Match: pos.Match.ID, Qs: []uint64{sa.Q}, Action: action, Arg: v}.String()}
			}
			open, why, err := leadsOn(pos, seat, sa.Q, v)
			if err != nil {
				return api.Message{}, err
			}
			if why != nil && !isWindow(pos, sa) {
				shut = append(shut, "-# "+t.verb(v)+": "+t.refusal(why))
			}
			if v == engine.Pass {
				last = append(last, push(t.passing(sa), actPass, discordgo.SecondaryButton, open))
				if isWindow(pos, sa) {
					last = append(last, push(b.t(lang, "button.passonce"), actPassOnce, discordgo.SecondaryButton, open))
				}
				continue
			}
			style := discordgo.SecondaryButton
			if open && !useful {
				style = discordgo.PrimaryButton
			}
			useful = useful || open
			now = append(now, push(t.verb(v), actVerb, style, open))
		}
		content = "step.verb"
		if sa.Standing {
			content = "step.interject"
		}
	}
	for _, o := range offers {
		if o.Seat != seat {
			continue
		}
		if button := t.offerButton(o, []uint64{o.Q}); o.Reply.Verb == engine.Pass {
			last = append(last, button)
		} else {
			later = append(later, button)
		}
	}
	if len(last) > 0 && !useful {
		content = "step.passonly"
		if !slices.ContainsFunc(t.view.Mine, func(sa engine.SeatAsk) bool { return isWindow(pos, sa) }) {
			content = "step.nomore"
		}
		if slices.ContainsFunc(offers, func(o engine.Offered) bool { return o.Seat == seat && o.Front }) {
			content = "step.other"
		}
		if len(later) == 0 {
			last = primaryFirst(last)
		}
	}
	lines := []string{b.t(lang, content)}
	if content == "step.nothing" {
		lines[0] = t.andWaits(lines[0])
	}
	for _, w := range ownWaiting(t.view, seat) {
		if sa := pos.State.Ask.ByQ(w.Q); sa != nil && isWindow(pos, *sa) {
			lines = slices.Insert(lines, 0, "**"+t.asked(w)+"**") // what is responded to
		}
	}
	if why, err := b.stopped(ctx, t); err != nil {
		return api.Message{}, err
	} else if why != "" {
		lines = slices.Insert(lines, 0, why)
	}
	lines = append(lines, t.answered()...)
	if said := t.ahead(); len(said) > 0 {
		lines = append(append(lines, "-# "+b.t(lang, "ahead.list")), said...)
	}
	lines = append(lines, t.stands()...)
	if len(shut) > 0 {
		lines = append(append(lines, "-# "+b.t(lang, "step.blocked")), shut...)
	}
	if slices.ContainsFunc(t.view.Mine, func(sa engine.SeatAsk) bool { return slices.Contains(pos.Ruleset.Windows(), sa.Kind) }) {
		later = append(later, b.orderButton(lang, pos)...) // a window's public row has no way to them
	}
	return api.Message{Content: clip(strings.Join(lines, "\n"), 1500),
		Components: slices.Concat(b.takeBack(t), rows(now), rows(later), rows(last))}, nil
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
