package discord

import (
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/engine"
)

// Names of commands and of their options.
const (
	cmdSetup    = "setup"
	cmdMatch    = "match"
	cmdDeck     = "deck"
	cmdInbox    = "inbox"
	cmdSettings = "settings"
	cmdHelp     = "help"
	cmdCard     = "card"
	cmdRule     = "rule"
	cmdCards    = "cards"
	cmdBoard    = "board"

	optMatch = "match"
)

// Register makes Discord's list of our commands what it should be, and tells how many there are.
func (b *Bot) Register(ctx context.Context) (int, error) {
	cmds := b.Commands()
	_, err := b.API.ApplicationCommandBulkOverwrite(b.API.AppID, b.Guild, cmds, discordgo.WithContext(ctx))
	if err != nil {
		return 0, fmt.Errorf("register commands: %w", err)
	}
	return len(cmds), nil
}

// Commands are all commands: those for everybody, and a group for each game with a subcommand for each of
// its verbs, as its ruleset declares them.
func (b *Bot) Commands() []*discordgo.ApplicationCommand {
	manage := int64(discordgo.PermissionManageGuild)
	here := []discordgo.InteractionContextType{discordgo.InteractionContextGuild}
	setup := b.top(cmdSetup, b.opt(cmdSetup, "channel", discordgo.ApplicationCommandOptionChannel, false),
		b.choices(b.opt(cmdSetup, "language", discordgo.ApplicationCommandOptionString, false), b.languages()))
	setup.Options = append(setup.Options, b.number(b.opt(cmdSetup, "silence", discordgo.ApplicationCommandOptionInteger, false), 0, table.MaxSilence))
	setup.Options[0].ChannelTypes = []discordgo.ChannelType{discordgo.ChannelTypeGuildText}
	setup.DefaultMemberPermissions = &manage
	setup.Contexts = &here
	match := b.top(cmdMatch,
		b.sub(cmdMatch, "new",
			b.opt("new", "opponent", discordgo.ApplicationCommandOptionUser, true),
			b.choices(b.opt("new", "game", discordgo.ApplicationCommandOptionString, false), b.gameChoices()),
			b.auto(b.opt("new", "deck", discordgo.ApplicationCommandOptionString, false)),
			b.auto(b.opt("new", "clock", discordgo.ApplicationCommandOptionString, false)),
			b.auto(b.opt("new", "rules", discordgo.ApplicationCommandOptionString, false)),
			b.opt("new", "opponent2", discordgo.ApplicationCommandOptionUser, false),
			b.opt("new", "opponent3", discordgo.ApplicationCommandOptionUser, false)),
		b.sub(cmdMatch, "board", b.matchOpt(), b.opt("board", "wide", discordgo.ApplicationCommandOptionBoolean, false)), b.sub(cmdMatch, "log", b.matchOpt(), b.number(b.opt("log", "turns", discordgo.ApplicationCommandOptionInteger, false), 1, mostTurns)), b.sub(cmdMatch, "hand", b.matchOpt()),
		b.sub(cmdMatch, "list"), b.sub(cmdMatch, "concede", b.matchOpt()), b.sub(cmdMatch, "draw", b.matchOpt()))
	match.Contexts = &here
	board := b.top(cmdBoard, b.sub(cmdBoard, "text", b.matchOpt()), b.sub(cmdBoard, "picture", b.matchOpt()), b.sub(cmdBoard, "wide", b.matchOpt()))
	board.Contexts = &here
	out := []*discordgo.ApplicationCommand{setup, match, board, b.deckCommands(), b.top(cmdInbox), b.top(cmdSettings), b.top(cmdHelp),
		b.top(cmdCard, b.needed(b.auto(b.opt(cmdCard, "name", discordgo.ApplicationCommandOptionString, false))),
			b.choices(b.opt(cmdCard, "game", discordgo.ApplicationCommandOptionString, false), b.gameChoices())),
		b.top(cmdCards, b.choices(b.opt(cmdCards, "game", discordgo.ApplicationCommandOptionString, false), b.gameChoices()),
			b.number(b.opt(cmdCards, "page", discordgo.ApplicationCommandOptionInteger, false), 1, 999)),
		b.top(cmdRule, b.needed(b.auto(b.opt(cmdRule, "about", discordgo.ApplicationCommandOptionString, false))),
			b.choices(b.opt(cmdRule, "game", discordgo.ApplicationCommandOptionString, false), b.gameChoices()))}
	for _, game := range b.Library.Games() {
		out = append(out, b.gameCommand(game))
	}
	return out
}

// deckCommands is /deck. It may be used anywhere, in direct messages too: all its answers are private.
func (b *Bot) deckCommands() *discordgo.ApplicationCommand {
	name := func() *discordgo.ApplicationCommandOption {
		o := b.needed(b.auto(b.opt(cmdDeck, "name", discordgo.ApplicationCommandOptionString, false)))
		o.MaxLength = 100
		return o
	}
	game := func() *discordgo.ApplicationCommandOption {
		return b.choices(b.opt(cmdDeck, "game", discordgo.ApplicationCommandOptionString, false), b.gameChoices())
	}
	return b.top(cmdDeck,
		b.sub(cmdDeck, "import", name(), b.opt(cmdDeck, "file", discordgo.ApplicationCommandOptionAttachment, false), game()),
		b.sub(cmdDeck, "show", name(), game()), b.sub(cmdDeck, "check", name(), game()),
		b.sub(cmdDeck, "list"), b.sub(cmdDeck, "delete", name(), game()))
}

// gameCommand is the command named after a game: a subcommand for each verb. Options are text with autocomplete, which offers
// only what the asker may do and see.
func (b *Bot) gameCommand(game string) *discordgo.ApplicationCommand {
	g := b.Library.Ruleset(game)
	cmd := &discordgo.ApplicationCommand{Name: game, Description: b.describe("en", game, "game", game, game)}
	cmd.DescriptionLocalizations = b.locales(func(lang string) string { return b.describe(lang, game, "game", game, game) })
	for _, v := range g.Verbs {
		if v.Any && v.Prog == "" || len(cmd.Options) == 25 {
			continue
		}
		sub := &discordgo.ApplicationCommandOption{Type: discordgo.ApplicationCommandOptionSubCommand, Name: slashName(v.Name),
			Description: b.describe("en", game, "verbhelp", v.Name, v.Name)}
		sub.DescriptionLocalizations = *b.locales(func(lang string) string { return b.describe(lang, game, "verbhelp", v.Name, v.Name) })
		for _, p := range v.Params {
			o := &discordgo.ApplicationCommandOption{Type: discordgo.ApplicationCommandOptionString, Name: slashName(p.Name),
				Autocomplete: true, Description: b.describe("en", game, "paramhelp", p.Name, p.Name)}
			o.DescriptionLocalizations = *b.locales(func(lang string) string { return b.describe(lang, game, "paramhelp", p.Name, p.Name) })
			sub.Options = append(sub.Options, o)
		}
		sub.Options = append(sub.Options, b.matchOpt())
		cmd.Options = append(cmd.Options, sub)
	}
	return cmd
}

// describe gives a description of 1 to 100 characters.
func (b *Bot) describe(lang, game, family, code, fallback string) string {
	s := b.Texts.Word(lang, game, family, code)
	if s == "" {
		s = fallback
	}
	return clip(s, 100)
}

func (b *Bot) locales(of func(lang string) string) *map[discordgo.Locale]string {
	out := map[discordgo.Locale]string{}
	for _, lang := range b.Texts.Langs()[1:] {
		if lang == "it" {
			out[discordgo.Italian] = of(lang)
		}
	}
	return &out
}

func slashName(s string) string {
	return strings.ToLower(strings.NewReplacer(" ", "-", ".", "-").Replace(s))
}

func (b *Bot) top(name string, options ...*discordgo.ApplicationCommandOption) *discordgo.ApplicationCommand {
	return &discordgo.ApplicationCommand{Name: name, Description: b.describe("en", "", "commands", name, name), Options: options,
		DescriptionLocalizations: b.locales(func(l string) string { return b.describe(l, "", "commands", name, name) })}
}

func (b *Bot) sub(group, name string, options ...*discordgo.ApplicationCommandOption) *discordgo.ApplicationCommandOption {
	o := b.opt(group, name, discordgo.ApplicationCommandOptionSubCommand, false)
	o.Options = options
	return o
}

func (b *Bot) opt(in, name string, kind discordgo.ApplicationCommandOptionType, required bool) *discordgo.ApplicationCommandOption {
	code := in + "." + name
	return &discordgo.ApplicationCommandOption{Type: kind, Name: name, Required: required,
		Description:              b.describe("en", "", "commands", code, name),
		DescriptionLocalizations: *b.locales(func(l string) string { return b.describe(l, "", "commands", code, name) })}
}

func (b *Bot) needed(o *discordgo.ApplicationCommandOption) *discordgo.ApplicationCommandOption {
	o.Required = true
	return o
}

func (b *Bot) auto(o *discordgo.ApplicationCommandOption) *discordgo.ApplicationCommandOption {
	o.Autocomplete = true
	return o
}

func (b *Bot) number(o *discordgo.ApplicationCommandOption, least, most int) *discordgo.ApplicationCommandOption {
	from := float64(least)
	o.MinValue, o.MaxValue = &from, float64(most)
	return o
}

func (b *Bot) matchOpt() *discordgo.ApplicationCommandOption {
	return b.auto(b.opt(cmdMatch, optMatch, discordgo.ApplicationCommandOptionString, false))
}

func (b *Bot) choices(o *discordgo.ApplicationCommandOption, c []*discordgo.ApplicationCommandOptionChoice) *discordgo.ApplicationCommandOption {
	o.Choices = c
	return o
}

func (b *Bot) languages() []*discordgo.ApplicationCommandOptionChoice {
	var out []*discordgo.ApplicationCommandOptionChoice
	for _, lang := range b.Texts.Langs() {
		out = append(out, &discordgo.ApplicationCommandOptionChoice{Name: b.t(lang, "language"), Value: lang})
	}
	return out
}

func (b *Bot) gameChoices() []*discordgo.ApplicationCommandOptionChoice {
	var out []*discordgo.ApplicationCommandOptionChoice
	for _, game := range b.Library.Games() {
		out = append(out, &discordgo.ApplicationCommandOptionChoice{Name: clip(b.gameName(game, "en"), 100), Value: game})
	}
	return out
}

// verbOf finds the verb that a subcommand stands for.
func verbOf(g *engine.Ruleset, sub string) *engine.Verb {
	for i := range g.Verbs {
		if slashName(g.Verbs[i].Name) == sub {
			return &g.Verbs[i]
		}
	}
	return nil
}
