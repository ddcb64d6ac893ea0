package discord

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// options are the options of a command by name.
type options map[string]*discordgo.ApplicationCommandInteractionDataOption

func optionsOf(list []*discordgo.ApplicationCommandInteractionDataOption) options {
	out := options{}
	for _, o := range list {
		out[o.Name] = o
	}
	return out
}

func (o options) text(name string) string {
	if v, ok := o[name]; ok {
		if s, ok := v.Value.(string); ok {
			return s
		}
	}
	return ""
}

// number is an option's whole number; ok tells whether it was given.
func (o options) number(name string) (n int, ok bool) {
	if v, given := o[name]; given {
		f, is := v.Value.(float64)
		return int(f), is
	}
	return 0, false
}

// yes tells whether an option was given as true.
func (o options) yes(name string) bool {
	if v, ok := o[name]; ok {
		is, _ := v.Value.(bool)
		return is
	}
	return false
}

// command answers a slash command.
func (b *Bot) command(ctx context.Context, c call, data discordgo.ApplicationCommandInteractionData) error {
	opts, sub := optionsOf(data.Options), ""
	if len(data.Options) > 0 && data.Options[0].Type == discordgo.ApplicationCommandOptionSubCommand {
		sub, opts = data.Options[0].Name, optionsOf(data.Options[0].Options)
	}
	switch data.Name {
	case cmdSetup:
		return b.setup(ctx, c, opts)
	case cmdInbox:
		return b.inbox(ctx, c)
	case cmdSettings:
		return b.settings(ctx, c)
	case cmdHelp:
		return b.reply(c, api.Message{Content: clip(b.Texts.Word(c.lang, "", "help", "help"), 1900)})
	case cmdCard:
		return b.card(ctx, c, opts)
	case cmdRule:
		return b.rule(ctx, c, opts)
	case cmdCards:
		return b.sheetCommand(ctx, c, opts)
	case cmdBoard:
		return b.boardCommand(ctx, c, sub, opts)
	case cmdDeck:
		return b.deckCommand(ctx, c, sub, opts, data.Resolved)
	case cmdMatch:
		return b.matchCommand(ctx, c, sub, opts, data.Resolved)
	}
	if slices.Contains(b.Library.Games(), data.Name) {
		return b.verbCommand(ctx, c, data.Name, sub, opts)
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

func (b *Bot) matchCommand(ctx context.Context, c call, sub string, opts options, res *discordgo.ApplicationCommandInteractionDataResolved) error {
	switch sub {
	case "new":
		return b.newMatch(ctx, c, opts, res)
	case "list":
		return b.list(ctx, c)
	}
	pos, seat, err := b.matchOf(ctx, c, opts)
	if err != nil {
		return err
	}
	switch sub {
	case "board":
		return b.showBoard(ctx, c, pos, seat, boardForm{Words: true, Picture: true, Wide: opts.yes("wide")})
	case "log":
		turns, _ := opts.number("turns")
		return b.showLog(ctx, c, pos, seat, turns)
	}
	if seat == engine.NoSeat {
		return b.watching(ctx, c, pos)
	}
	switch sub {
	case "hand":
		return b.showHand(ctx, c, pos, seat)
	case "concede":
		return b.concede(ctx, c, pos, seat, false)
	case "draw":
		return b.offerDraw(ctx, c, pos)
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// boardCommand shows the position of a match in one form: /board text, /board picture, /board wide.
func (b *Bot) boardCommand(ctx context.Context, c call, sub string, opts options) error {
	pos, seat, err := b.matchOf(ctx, c, opts)
	if err != nil {
		return err
	}
	return b.showBoard(ctx, c, pos, seat, boardForm{Words: sub == "text", Picture: sub != "text", Wide: sub == "wide"})
}

// matchOf is the match that a command's options mean, with the person's seat in it, NoSeat for a watcher.
func (b *Bot) matchOf(ctx context.Context, c call, opts options) (table.Position, engine.Seat, error) {
	pos, err := b.theMatch(ctx, c, opts.text(optMatch), "")
	if err == nil {
		pos, err = b.here(ctx, c, pos)
	}
	return pos, pos.Seat(c.user.ID), err
}

// theMatch finds the match that a command means: the one named, the one of this thread or channel, or the
// only one that the person plays (of a game, if given).
func (b *Bot) theMatch(ctx context.Context, c call, id, game string) (table.Position, error) {
	if id != "" {
		pos, err := b.Table.Position(ctx, id)
		if err == nil && pos.Seat(c.user.ID) == engine.NoSeat && pos.Match.Server != c.GuildID {
			err = engine.Refuse(table.CodeUnknown, "") // another server's
		}
		return pos, err
	}
	fits := func(list []storage.Match) []storage.Match {
		return slices.DeleteFunc(list, func(m storage.Match) bool { return game != "" && m.Game != game })
	}
	here, err := b.Table.Find(ctx, "", c.ChannelID, storage.Running, storage.Over, storage.Parked)
	if err != nil {
		return table.Position{}, err
	}
	if here = fits(here); len(here) > 0 && here[0].Thread != "" {
		return b.Table.Position(ctx, here[0].ID)
	}
	mine, err := b.Table.Find(ctx, c.user.ID, "", storage.Running)
	if err != nil {
		return table.Position{}, err
	}
	switch mine = fits(mine); len(mine) {
	case 0:
		return table.Position{}, engine.Refuse("match.none", "")
	case 1:
		return b.Table.Position(ctx, mine[0].ID)
	}
	return table.Position{}, engine.Refuse("match.which", "", engine.A("n", engine.Int(len(mine))))
}

// list shows the person's matches.
func (b *Bot) list(ctx context.Context, c call) error {
	mine, err := b.Table.Find(ctx, c.user.ID, "", storage.Invited, storage.Running, storage.Parked)
	if err != nil {
		return err
	}
	byAge(mine)
	var lines []string
	for _, m := range mine {
		_, seats, err := b.matchSeats(ctx, m.ID)
		if err != nil {
			return err
		}
		lines = append(lines, "• "+b.gameName(m.Game, c.lang)+" · "+strings.Join(b.playerNames(ctx, seats), " – ")+" · "+
			b.t(c.lang, "status."+string(m.Status))+" · <#"+channelOf(m)+">")
	}
	if len(lines) == 0 {
		lines = append(lines, b.t(c.lang, "match.none"))
	}
	return b.reply(c, api.Message{Content: clip(strings.Join(lines, "\n"), 1900)})
}

// byAge sorts matches, the newest first. When one was last changed is no order to show: secret answers
// change a match, too.
func byAge(list []storage.Match) {
	slices.SortFunc(list, func(a, b storage.Match) int {
		return cmp.Or(b.Created.Compare(a.Created), strings.Compare(a.ID, b.ID))
	})
}

// inbox shows what waits for the person, the earliest deadline first.
func (b *Bot) inbox(ctx context.Context, c call) error {
	waiting, err := b.Table.Inbox(ctx, c.user.ID)
	if err != nil {
		return err
	}
	var lines []string
	for _, w := range waiting {
		what := b.Texts.Word(c.lang, w.Match.Game, "asks", w.Ask.Kind)
		line := "• " + b.gameName(w.Match.Game, c.lang) + " · <#" + channelOf(w.Match) + ">"
		if what != "" {
			line += " · " + what
		}
		if !w.Ask.Deadline.IsZero() {
			line += " · " + stamp(w.Ask.Deadline)
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		lines = append(lines, b.t(c.lang, "inbox.empty"))
	}
	return b.reply(c, api.Message{Content: clip(strings.Join(lines, "\n"), 1900)})
}
