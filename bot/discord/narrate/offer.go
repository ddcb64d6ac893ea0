package narrate

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// OfferButton makes the button of an offer, for the questions that its message is made for.
func (t *Teller) OfferButton(o engine.Offered, qs []uint64) discordgo.Button {
	return offerButton(t.Pos.Match.ID, t.Word("ahead", o.Code), o, qs)
}

// OfferButton makes the public button of an offer, for the questions that are open.
func (s *Spectator) OfferButton(o engine.Offered) discordgo.Button {
	return offerButton(s.Match().ID, s.t.Word("ahead", o.Code), o, s.Questions())
}

// offerButton makes a button that takes the offer, or one that leads to putting the answer together ("Defend…"). It is
// red where taking it loses something.
func offerButton(match, word string, o engine.Offered, qs []uint64) discordgo.Button {
	action, style := ui.ActOffer, discordgo.SecondaryButton
	switch {
	case o.Reply.Verb == "":
		word, action = word+"…", ui.ActAhead
		if o.Front {
			style = discordgo.PrimaryButton
		}
	case o.Front && o.Warning.Code != "":
		style = discordgo.DangerButton
	}
	return ui.Button(word, style, ui.ID{Match: match, Qs: qs, Action: action, Arg: "." + o.Code})
}

// CopyButtons makes the buttons of the copy of a hand: a link to the match and, until it is over, to the hand as it is
// now.
func (t *Teller) CopyButtons() []discordgo.MessageComponent {
	row := []discordgo.MessageComponent{t.openLink()}
	if t.View.Result == nil {
		hand := ui.ID{Match: t.Pos.Match.ID, Action: ui.ActHand}
		row = append(row, ui.Button(t.Text("button.hand"), discordgo.SecondaryButton, hand))
	}
	return ui.Row(row...)
}

// openLink makes a link to the match.
func (t *Teller) openLink() discordgo.MessageComponent {
	return ui.LinkButton(t.Text("button.open"), ui.Link(t.Pos.Match.Server, ui.ChannelOf(t.Pos.Match)))
}

// OpenButton makes a row with a link to the match.
func (t *Teller) OpenButton() []discordgo.MessageComponent {
	return ui.Row(t.openLink())
}
