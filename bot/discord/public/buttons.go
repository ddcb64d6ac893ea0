package public

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Short names for what Discord puts below a message.
type (
	component  = discordgo.MessageComponent
	components = []discordgo.MessageComponent
)

// buttons makes the buttons of a handover. They are the same whatever anybody holds. There are none when the match
// waits for nobody.
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

// windowButtons makes the buttons of a window: above, responding and looking; below, offers that say all, and passing.
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

// turnButtons makes the buttons of any other question. Verbs that are answered by their name alone have buttons of
// their own, unless it is somebody's turn.
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
		rows = append(rows, row(last[:min(ui.MaxRow, len(last))]...))
	}
	return rows
}

// hand makes the button "My hand".
func hand(s *narrate.Spectator) component {
	return press(s, s.Text("button.hand"), ui.ActHand, "", discordgo.SecondaryButton)
}

// rules makes the button "Rules".
func rules(s *narrate.Spectator) component {
	return press(s, s.Text("button.rules"), ui.ActRules, "", discordgo.SecondaryButton)
}

// press makes a button for the questions that are open now.
func press(s *narrate.Spectator, label, action, arg string, style discordgo.ButtonStyle) component {
	return ui.Button(label, style, ui.ID{Match: s.Match().ID, Qs: s.Questions(), Action: action, Arg: arg})
}

// row puts at most five components into a row.
func row(list ...component) component { return discordgo.ActionsRow{Components: list} }

// offered makes the buttons of offers, each once: choose has at most two that lead to putting an answer together, whole
// at most three that need no more words. Others are the seats that the match waits for and that have no offer. If there
// are any, the buttons say whose they are.
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

// nameOnButton is how many characters of a name a button shows.
const nameOnButton = 16

// labelFor adds to a button's label whose it is: "Pass · Bruno". A button of several seats bears no name; somebody else
// who presses it reads that it is not theirs.
func labelFor(s *narrate.Spectator, label string, whose []engine.Seat) string {
	if len(whose) != 1 || s.Name(whose[0]) == "" {
		return label
	}
	return label + " · " + ui.Clip(ui.Tidy(s.Name(whose[0])), nameOnButton)
}

// onlyLong returns the one verb among several that takes more than its name; "" when there is none, or more than one.
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
