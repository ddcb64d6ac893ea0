package route

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
	"farpost/storage"
)

// OptMatch is the name of the option that names a match, in every command that has one.
const OptMatch = "match"

// Choice makes one thing that a completion offers. A long name is shortened; a value must be short enough.
func Choice(name, value string) *discordgo.ApplicationCommandOptionChoice {
	return &discordgo.ApplicationCommandOptionChoice{Name: ui.Clip(ui.Tidy(name), ui.MaxChoice), Value: value}
}

// Contains reports whether a text contains a part. Letter case does not count, nor what
// nobody sees.
func Contains(s, part string) bool {
	return strings.Contains(strings.ToLower(ui.Tidy(s)), strings.ToLower(ui.Tidy(part)))
}

// CompleteMatch completes OptMatch with the person's running matches, the newest first.
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
