package page

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
)

// pressID makes the custom id of a button on the page of a draft.
func pressID(d draft.Draft, action, arg string) ui.ID {
	return ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: action, Arg: arg}
}

// stepButton makes a button on the page of a draft. The label is a code of the catalogue, id the draft's.
func stepButton(
	t *narrate.Teller, d draft.Draft, label, action, id string, style discordgo.ButtonStyle,
) discordgo.Button {
	return ui.Button(t.Text(label), style, pressID(d, action, id))
}

// backButton makes the button that leads one question back.
func backButton(t *narrate.Teller, d draft.Draft, id string) discordgo.Button {
	return stepButton(t, d, "button.back", ui.ActBack, id, discordgo.SecondaryButton)
}
