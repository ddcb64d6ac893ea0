package public

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

type (
	component  = discordgo.MessageComponent
	components = []discordgo.MessageComponent
)

// buttons are the public buttons of a handover: the same for every hand. There are none when nobody is asked.
func buttons(s *narrate.Spectator) components {
	if s.Over() || len(s.Waiting()) == 0 {
		return nil
	}
	verbs, window := s.Verbs()
	choose, whole, others := offered(s)
	switch {
	case window:
		return windowButtons(s, choose, whole, others)
	case len(whole) > 0:
		first := press(s, s.Verb(verbs[0])+"…", ui.ActMove, verbs[0], discordgo.PrimaryButton)
		return components{row(first, hand(s), rules(s)), row(whole...)}
	}
	return turnButtons(s, verbs)
}

// windowButtons are those of a window. The lower row has the ways of passing.
func windowButtons(s *narrate.Spectator, choose, whole components, others []engine.Seat) components {
	respond := press(s, s.Text("button.respond"), ui.ActMove, "", discordgo.SecondaryButton)
	top := append(components{respond}, choose...)
	top, last := append(top, hand(s), rules(s)), whole
	if len(others) > 0 {
		whose := others
		if len(whole) == 0 { // for everybody who is asked
			whose = nil
		}
		last = append(last,
			press(s, labelFor(s, s.Text("button.pass"), whose), ui.ActPass, "", discordgo.PrimaryButton),
			press(s, labelFor(s, s.Text("button.passonce"), whose), ui.ActPassOnce, "", discordgo.SecondaryButton))
	}
	return components{row(top...), row(last...)}
}

// turnButtons are those of any other question. Verbs that are answered by their name alone have buttons of their own,
// unless it is somebody's turn.
func turnButtons(s *narrate.Spectator, verbs []string) components {
	move := press(s, s.Text("button.move"), ui.ActMove, "", discordgo.PrimaryButton)
	var last components
	if s.Waiting()[0].Due != engine.DueTurn {
		if v := onlyLong(s, verbs); v != "" {
			move = press(s, s.Verb(v)+"…", ui.ActMove, v, discordgo.PrimaryButton)
		}
		for _, v := range verbs {
			if s.IsBare(v) {
				last = append(last, press(s, s.Verb(v), ui.ActBare, v, discordgo.SecondaryButton))
			}
		}
	}
	rows := components{row(move, hand(s),
		press(s, s.Text("button.log"), ui.ActLog, "", discordgo.SecondaryButton), rules(s),
		press(s, "⋯", ui.ActOverflow, "", discordgo.SecondaryButton))}
	if len(last) > 0 {
		rows = append(rows, row(last[:min(5, len(last))]...))
	}
	return rows
}

func hand(s *narrate.Spectator) component {
	return press(s, s.Text("button.hand"), ui.ActHand, "", discordgo.SecondaryButton)
}

func rules(s *narrate.Spectator) component {
	return press(s, s.Text("button.rules"), ui.ActRules, "", discordgo.SecondaryButton)
}

// press is a public button for the questions that are open now.
func press(s *narrate.Spectator, label, action, arg string, style discordgo.ButtonStyle) component {
	return ui.Button(label, style, ui.ID{Match: s.Match().ID, Qs: s.Questions(), Action: action, Arg: arg})
}

func row(list ...component) component { return discordgo.ActionsRow{Components: list} }

// offered are the buttons of offers that everybody sees, each once: choose are those to put an answer together with,
// whole those that say all by themselves. Others are the awaited seats that have no offer; where there are any, buttons
// say whose they are.
func offered(s *narrate.Spectator) (choose, whole components, others []engine.Seat) {
	offers, others := s.Offers()
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
		button := s.OfferButton(o)
		button.Label = labelFor(s, button.Label, whose)
		if o.Reply.Verb == "" {
			choose = append(choose, button)
		} else {
			whole = append(whole, button)
		}
	}
	return choose[:min(len(choose), 2)], whole[:min(len(whole), 3)], others
}

// nameOnButton is how much of a name a button shows, in characters.
const nameOnButton = 16

// labelFor is a button's label with whose it is: "Pass · Bruno". A button of several seats has no name on it: a press
// by somebody else is told so.
func labelFor(s *narrate.Spectator, label string, whose []engine.Seat) string {
	if len(whose) != 1 || s.Name(whose[0]) == "" {
		return label
	}
	return label + " · " + ui.Clip(s.Name(whose[0]), nameOnButton)
}

// onlyLong is the one verb among several that takes more than its name; "" when there is none, or more than one.
func onlyLong(s *narrate.Spectator, verbs []string) string {
	only := ""
	for _, v := range verbs {
		if !s.IsBare(v) {
			if only != "" {
				return ""
			}
			only = v
		}
	}
	return only
}
