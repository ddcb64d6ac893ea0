package discord

import (
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/engine"
)

// frontButtons are the public buttons: the same for every hand.
func (b *Bot) frontButtons(t *teller) []discordgo.MessageComponent {
	if t.view.Result != nil || len(t.view.Waiting) == 0 {
		return nil
	}
	push := func(label, action, arg string, style discordgo.ButtonStyle) discordgo.MessageComponent {
		return discordgo.Button{Label: clip(label, 80), Style: style,
			CustomID: button{Match: t.pos.Match.ID, Qs: openQs(t.pos), Action: action, Arg: arg}.String()}
	}
	say := func(code, action string, style discordgo.ButtonStyle) discordgo.MessageComponent {
		return push(b.t(t.lang, code), action, "", style)
	}
	hand, rules := say("button.hand", actHand, discordgo.SecondaryButton), say("button.rules", actRules, discordgo.SecondaryButton)
	verbs, window := t.openVerbs()
	choose, whole, others := t.frontOffers(openQs(t.pos))
	if window {
		top := append([]discordgo.MessageComponent{say("button.respond", actMove, discordgo.SecondaryButton)}, choose...)
		top, last := append(top, hand), whole
		if len(others) > 0 {
			whose := others
			if len(whole) == 0 { // for everybody who is asked
				whose = nil
			}
			last = append(last, push(t.labelFor(b.t(t.lang, "button.pass"), whose), actPass, "", discordgo.PrimaryButton),
				push(t.labelFor(b.t(t.lang, "button.passonce"), whose), actPassOnce, "", discordgo.SecondaryButton))
		}
		return []discordgo.MessageComponent{discordgo.ActionsRow{Components: append(top, rules)}, discordgo.ActionsRow{Components: last}}
	}
	if len(whole) > 0 {
		return []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{
			push(t.verb(verbs[0])+"…", actMove, verbs[0], discordgo.PrimaryButton), hand, rules}}, discordgo.ActionsRow{Components: whole}}
	}
	move := say("button.move", actMove, discordgo.PrimaryButton)
	var last []discordgo.MessageComponent
	if t.view.Waiting[0].Due != engine.DueTurn {
		if v := onlyLong(t.pos, verbs); v != "" {
			move = push(t.verb(v)+"…", actMove, v, discordgo.PrimaryButton)
		}
		for _, v := range verbs {
			if bare(t.pos, v) {
				last = append(last, push(t.verb(v), actSay, v, discordgo.SecondaryButton))
			}
		}
	}
	rows := []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{move, hand,
		say("button.log", actLog, discordgo.SecondaryButton), rules, push("⋯", actMore, "", discordgo.SecondaryButton)}}}
	if len(last) > 0 {
		rows = append(rows, discordgo.ActionsRow{Components: last[:min(5, len(last))]})
	}
	return rows
}

// frontOffers are the buttons of offers that everybody sees, each once: those to put an answer together with, and
// whole answers; others are those asked who get none of them. Where there are any, buttons say whose they are.
func (t *teller) frontOffers(qs []uint64) (choose, whole []discordgo.MessageComponent, others []engine.Seat) {
	all, err := t.pos.Offers()
	if err != nil {
		t.b.Report(err)
	}
	var offers []engine.Offered
	for _, sa := range t.pos.State.Ask.Seats {
		mine := false
		for _, o := range all {
			if o.Front && o.Q == sa.Q {
				offers, mine = append(offers, o), true
			}
		}
		if !mine && !sa.Optional {
			others = append(others, sa.Seat)
		}
	}
	shown := map[string]bool{}
	for _, o := range offers {
		if shown[o.Code] {
			continue
		}
		shown[o.Code] = true
		var whose []engine.Seat
		for _, x := range offers {
			if x.Code == o.Code && len(others) > 0 {
				whose = append(whose, x.Seat)
			}
		}
		button := t.offerButton(o, qs)
		button.Label = t.labelFor(button.Label, whose)
		if o.Reply.Verb == "" {
			choose = append(choose, button)
		} else {
			whole = append(whole, button)
		}
	}
	return choose[:min(len(choose), 2)], whole[:min(len(whole), 3)], others
}

// nameOnButton is how much of a name a button shows.
const nameOnButton = 16

// labelFor is a button's label with whose it is: of one seat by name, of several nothing, since what is not theirs says so.
func (t *teller) labelFor(label string, whose []engine.Seat) string {
	if len(whose) != 1 || int(whose[0]) >= len(t.names) {
		return label
	}
	return label + " · " + clip(t.names[whose[0]], nameOnButton)
}

// onlyLong is the one verb among several that takes more than its name; "" when there are none or more.
func onlyLong(pos table.Position, verbs []string) string {
	only := ""
	for _, v := range verbs {
		if !bare(pos, v) {
			if only != "" {
				return ""
			}
			only = v
		}
	}
	return only
}

// openVerbs lists what the seats that are awaited may answer, and whether it is a window.
func (t *teller) openVerbs() (verbs []string, window bool) {
	for _, sa := range t.pos.State.Ask.Seats {
		if sa.Optional {
			continue
		}
		window = window || isWindow(t.pos, sa)
		for _, v := range sa.Verbs {
			if !slices.Contains(verbs, v) {
				verbs = append(verbs, v)
			}
		}
	}
	return verbs, window
}

// isWindow tells whether a question is one of a window, in which one reacts, and not a free moment that is ended by
// passing.
func isWindow(pos table.Position, sa engine.SeatAsk) bool {
	return sa.Offers(engine.Pass) && (sa.Optional || slices.Contains(pos.Ruleset.Windows(), sa.Kind))
}

// bare tells whether a verb is answered by its name alone.
func bare(pos table.Position, verb string) bool {
	if v := pos.Ruleset.Verb(verb); v != nil && v.Prog != "" {
		return false
	}
	for _, sa := range pos.State.Ask.Seats {
		if sa.Offers(verb) && (sa.Max > 0 || len(sa.Options) > 0) && sa.Verbs[0] == verb {
			return false
		}
	}
	return true
}

// openQs are the numbers of the awaited questions.
func openQs(pos table.Position) []uint64 {
	var qs []uint64
	if pos.State.Ask == nil {
		return nil
	}
	for _, sa := range pos.State.Ask.Seats {
		if !sa.Optional {
			qs = append(qs, sa.Q)
		}
	}
	return qs
}
