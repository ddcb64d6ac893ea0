package route

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Builder builds the definitions of commands. Descriptions come from the catalogue's family "commands", by a code such
// as "match" for a command, "match.new" for a subcommand, "new.deck" for an option.
type Builder struct{ narrate.Words }

// Text makes an option that takes a text of at most ui.MaxTyped characters. In is the command or subcommand that has
// it, the first part of the code "new.deck".
func (b Builder) Text(in, name string) Option {
	o := b.option(in, name, discordgo.ApplicationCommandOptionString)
	o.MaxLength = ui.MaxTyped
	return o
}

// oneOf makes an option that takes one of the choices that are added to it.
func (b Builder) oneOf(in, name string) Option {
	return b.option(in, name, discordgo.ApplicationCommandOptionString)
}

// User makes an option that takes a member.
func (b Builder) User(in, name string) Option {
	return b.option(in, name, discordgo.ApplicationCommandOptionUser)
}

// Channel makes an option that takes a text channel.
func (b Builder) Channel(in, name string) Option {
	o := b.option(in, name, discordgo.ApplicationCommandOptionChannel)
	o.ChannelTypes = []discordgo.ChannelType{discordgo.ChannelTypeGuildText}
	return o
}

// Place makes an option that takes a channel of texts, a thread or a forum post, all of which take messages.
func (b Builder) Place(in string) Option {
	o := b.option(in, "channel", discordgo.ApplicationCommandOptionChannel)
	o.ChannelTypes = []discordgo.ChannelType{discordgo.ChannelTypeGuildText, discordgo.ChannelTypeGuildNews,
		discordgo.ChannelTypeGuildPublicThread, discordgo.ChannelTypeGuildNewsThread}
	return o
}

// Role makes an option that takes a role of the server.
func (b Builder) Role(in, name string) Option {
	return b.option(in, name, discordgo.ApplicationCommandOptionRole)
}

// Number makes an option that takes a whole number from least to most.
func (b Builder) Number(in, name string, least, most int) Option {
	o := b.option(in, name, discordgo.ApplicationCommandOptionInteger)
	from := float64(least)
	o.MinValue, o.MaxValue = &from, float64(most)
	return o
}

// Switch makes an option that is on or off.
func (b Builder) Switch(in, name string) Option {
	return b.option(in, name, discordgo.ApplicationCommandOptionBoolean)
}

// File makes an option that takes a file.
func (b Builder) File(in, name string) Option {
	return b.option(in, name, discordgo.ApplicationCommandOptionAttachment)
}

// Match makes the option OptMatch. Finder.CompleteMatch completes it.
func (b Builder) Match() Option { return Completed(b.Text("match", OptMatch)) }

// Game makes an option that takes one of the games.
func (b Builder) Game(in string) Option {
	o := b.oneOf(in, "game")
	for _, game := range b.Library.Games() {
		o.Choices = append(o.Choices, Choice(b.GameName(game, "en"), game))
	}
	return o
}

// Language makes an option that takes one of the languages.
func (b Builder) Language(in string) Option {
	o := b.oneOf(in, "language")
	for _, lang := range b.Texts.Langs() {
		o.Choices = append(o.Choices, Choice(b.Words.Text(lang, "language"), lang))
	}
	return o
}

// Required makes an option one that must be given.
func Required(o Option) Option {
	o.Required = true
	return o
}

// Completed makes an option one that is completed while it is typed.
func Completed(o Option) Option {
	o.Autocomplete = true
	return o
}

// Param makes an option for a parameter of a game's verb, in the game's words. It takes a text and is completed.
func (b Builder) Param(game, param string) Option {
	o := &discordgo.ApplicationCommandOption{
		Type:         discordgo.ApplicationCommandOptionString,
		Name:         SlashName(param),
		Autocomplete: true,
		MaxLength:    ui.MaxTypedList,
	}
	b.describe(o, game, "paramhelp", param, param)
	return o
}

// command makes a command without its options. One that is called like a game is described by the game.
func (b Builder) command(name string) *discordgo.ApplicationCommand {
	game, family := "", "commands"
	if b.Library.Ruleset(name) != nil {
		game, family = name, "game"
	}
	others := b.locales(func(l string) string { return b.description(l, game, family, name, name) })
	return &discordgo.ApplicationCommand{Name: name, Description: b.description("en", game, family, name, name),
		DescriptionLocalizations: &others}
}

// onMessages makes a command on messages.
func (b Builder) onMessages(name string) *discordgo.ApplicationCommand {
	code := strings.ToLower(strings.ReplaceAll(name, " ", "-"))
	local := b.locales(func(l string) string { return b.description(l, "", "commands", code, name) })
	return &discordgo.ApplicationCommand{Type: discordgo.MessageApplicationCommand, Name: name,
		NameLocalizations: &local}
}

// subcommand makes a subcommand. One of a game's verb is described by the game.
func (b Builder) subcommand(group, name string, entry Command) Option {
	o := &discordgo.ApplicationCommandOption{
		Type:    discordgo.ApplicationCommandOptionSubCommand,
		Name:    name,
		Options: entry.Options,
	}
	if verb := verbOf(b.Library.Ruleset(entry.Game), name); verb != nil {
		b.describe(o, entry.Game, "verbhelp", verb.Name, verb.Name)
	} else {
		b.describe(o, "", "commands", group+"."+name, name)
	}
	return o
}

// option makes an option of any kind, with its description.
func (b Builder) option(in, name string, kind discordgo.ApplicationCommandOptionType) Option {
	o := &discordgo.ApplicationCommandOption{Type: kind, Name: name}
	b.describe(o, "", "commands", in+"."+name, name)
	return o
}

// describe gives an option its description in every language.
func (b Builder) describe(o Option, game, family, code, fallback string) {
	o.Description = b.description("en", game, family, code, fallback)
	o.DescriptionLocalizations = b.locales(func(l string) string {
		return b.description(l, game, family, code, fallback)
	})
}

// description returns the words of a code, or the fallback where there are none. Discord wants 1 to 100 characters.
func (b Builder) description(lang, game, family, code, fallback string) string {
	s := b.Texts.Word(lang, game, family, code)
	if s == "" {
		s = fallback
	}
	return ui.Clip(s, ui.MaxCommandText)
}

// locales collects a text in the languages, besides English, that Discord shows commands in.
func (b Builder) locales(of func(lang string) string) map[discordgo.Locale]string {
	out := map[discordgo.Locale]string{}
	for _, lang := range b.Texts.Langs()[1:] {
		if lang == "it" {
			out[discordgo.Italian] = of(lang)
		}
	}
	return out
}

// SlashName returns the name of a verb or parameter as Discord allows it in a command: "hand limit" is "hand-limit".
func SlashName(s string) string {
	return strings.ToLower(strings.NewReplacer(" ", "-", ".", "-").Replace(s))
}

// verbOf finds the verb of a game that a subcommand is called after; nil when there is none, or no game.
func verbOf(g *engine.Ruleset, sub string) *engine.Verb {
	if g == nil {
		return nil
	}
	for i := range g.Verbs {
		if SlashName(g.Verbs[i].Name) == sub {
			return &g.Verbs[i]
		}
	}
	return nil
}
