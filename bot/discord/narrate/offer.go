package narrate

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// OpenButton is a row with the way to the match.
func (t *Teller) OpenButton() []discordgo.MessageComponent {
	return ui.Row(ui.LinkButton(t.Text("button.open"), ui.Link(t.Pos.Match.Server, ui.ChannelOf(t.Pos.Match))))
}

// OfferButton is the button of an offer of the open question.
func (t *Teller) OfferButton(o engine.Offered, qs []uint64) discordgo.Button {
	return offerButton(t.Pos.Match.ID, t.Word("ahead", o.Code), o, qs)
}

// OfferButton is the public button of an offer.
func (s *Spectator) OfferButton(o engine.Offered) discordgo.Button {
	return offerButton(s.Match().ID, s.t.Word("ahead", o.Code), o, s.Questions())
}

// offerButton is a button that says all by itself, or one that leads to putting the answer together ("Word…").
func offerButton(match, word string, o engine.Offered, qs []uint64) discordgo.Button {
	action, style := ui.ActOffer, discordgo.SecondaryButton
	switch {
	case o.Reply.Verb == "":
		word, action = word+"…", ui.ActAhead
		if o.Front {
			style = discordgo.PrimaryButton
		}
	case o.Front:
		style = discordgo.DangerButton
	}
	return ui.Button(word, style, ui.ID{Match: match, Qs: qs, Action: action, Arg: "." + o.Code})
}
