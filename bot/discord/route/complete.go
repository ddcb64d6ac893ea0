package route

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/storage"
)

// OptMatch is the option that names a match, in every command that has one.
const OptMatch = "match"

// Choice is one thing that a completion offers. A name beyond Discord's limit is shortened.
func Choice(name, value string) *discordgo.ApplicationCommandOptionChoice {
	return &discordgo.ApplicationCommandOptionChoice{Name: ui.Clip(name, 100), Value: value}
}

// Contains reports whether a part stands in a text, capitals aside.
func Contains(s, part string) bool {
	return strings.Contains(strings.ToLower(s), strings.ToLower(part))
}

// CompleteMatch completes OptMatch: the person's running matches, the newest first.
func (f *Finder) CompleteMatch(ctx context.Context, p Place, typed string) (Choices, error) {
	mine, err := f.Table.Find(ctx, p.User.ID, "", storage.Running)
	if err != nil {
		return nil, err
	}
	ByAge(mine)
	var out Choices
	for _, m := range mine {
		_, seats, err := f.Table.MatchSeats(ctx, m.ID)
		if err != nil {
			return nil, err
		}
		name := f.GameName(m.Game, p.Lang) + " · " + strings.Join(f.People.Names(ctx, seats), " – ")
		if Contains(name, typed) {
			out = append(out, Choice(name, m.ID))
		}
	}
	return out, nil
}
