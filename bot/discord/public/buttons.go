package public

import (
	"slices"

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

// mostButtons is how many buttons a handover has, beside the one behind which all others are.
const mostButtons = 3

// buttons makes the buttons of a handover, one row: what most people want now, and "⋯" for everything else. They are
// the same whatever anybody holds. There are none when the match waits for nobody.
func buttons(s *narrate.Spectator, mark string) components {
	if s.Over() || len(s.Waiting()) == 0 {
		return nil
	}
	b := maker{s, mark}
	list := b.main()
	list = append(slices.Clone(list[:min(len(list), mostButtons)]), b.press("⋯", ui.ActOverflow, "",
		discordgo.SecondaryButton))
	return components{discordgo.ActionsRow{Components: list}}
}

// maker makes the buttons of one message.
type maker struct {
	*narrate.Spectator
	mark string
}

// main lists the buttons that stand on the message itself, the most wanted first.
func (b maker) main() components {
	verbs, window := b.Verbs()
	offers, others := b.Offers()
	hand := b.press(b.Text("button.hand"), ui.ActHand, "", discordgo.SecondaryButton)
	switch {
	case window && len(others) == 0 && len(offers) > 0: // who is asked can say now what would be asked next
		if v := b.answered(offers, verbs); v != "" {
			first := b.press(b.Verb(v)+"…", ui.ActMove, v, discordgo.PrimaryButton)
			return append(append(components{first}, b.offered(offers)...), hand)
		}
		respond := b.press(b.Text("button.respond"), ui.ActMove, "", discordgo.SecondaryButton)
		return append(b.offered(offers), respond, hand)
	case window:
		return components{
			b.press(b.Text("button.pass"), ui.ActPass, "", discordgo.PrimaryButton),
			b.press(b.Text("button.respond"), ui.ActMove, "", discordgo.SecondaryButton),
			hand,
		}
	case len(offers) > 0 && len(others) == 0:
		first := b.press(b.Verb(verbs[0])+"…", ui.ActMove, verbs[0], discordgo.PrimaryButton)
		return append(append(components{first}, b.offered(offers)...), hand)
	}
	return append(b.answers(verbs), hand)
}

// answered returns the verb that answers a window which is itself what the offers leave unanswered, such as a block; ""
// where they are about later windows, or where several verbs answer it.
func (b maker) answered(offers []engine.Offered, verbs []string) string {
	for _, o := range offers {
		if o.On != o.Window || o.Reply.Verb == "" {
			return ""
		}
	}
	return onlyLong(b.Spectator, verbs)
}

// answers makes the buttons of a question that is no window. Verbs that are answered by their name alone have buttons
// of their own, unless it is somebody's turn. None is blue then: which is the better one only a hand can tell.
func (b maker) answers(verbs []string) components {
	move := b.press(b.Text("button.move"), ui.ActMove, "", discordgo.PrimaryButton)
	if b.Waiting()[0].Due == engine.DueTurn {
		return components{move}
	}
	var bare components
	for _, v := range verbs {
		if b.IsBare(v) {
			bare = append(bare, b.press(b.Verb(v), ui.ActBare, v, discordgo.SecondaryButton))
		}
	}
	style := discordgo.PrimaryButton
	if len(bare) > 0 {
		style = discordgo.SecondaryButton
	}
	if v := onlyLong(b.Spectator, verbs); v != "" {
		move = b.press(b.Verb(v)+"…", ui.ActMove, v, style)
	}
	return append(components{move}, bare...)
}

// offered makes the buttons of offers, each once: those that lead to putting an answer together, then those that need
// no more words.
func (b maker) offered(offers []engine.Offered) (out components) {
	shown := map[string]bool{}
	var whole components
	for _, o := range offers {
		if shown[o.Code] {
			continue
		}
		shown[o.Code] = true
		button := b.OfferButton(o)
		if id, err := ui.ParseID(button.CustomID); err == nil {
			id.Mark = b.mark
			button.CustomID = id.String()
		}
		if o.Reply.Verb == "" {
			out = append(out, button)
		} else {
			whole = append(whole, button)
		}
	}
	return append(out, whole...)
}

// press makes a button for the questions that are open now.
func (b maker) press(label, action, arg string, style discordgo.ButtonStyle) component {
	id := ui.ID{Match: b.Match().ID, Mark: b.mark, Qs: b.Questions(), Action: action, Arg: arg}
	return ui.Button(label, style, id)
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
