package route

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Needs says who may use a press or a command, and what is loaded for it.
type Needs int

// The needs, from the least to the most.
const (
	Nothing       Needs = iota // anybody; no match is loaded
	Match                      // anybody who may see the match, its players and others
	Seat                       // a player of the match; anybody else is shown the position instead
	Administrator              // somebody who may manage the server; no match is loaded
)

// Place is what a handler is called with: an interaction, and the match that it is about.
type Place struct {
	reply.Call
	// Pos is the match's position. It is zero where the entry needs no match.
	Pos table.Position
	// Seat is the person's seat in the match, engine.NoSeat for somebody who does not play in it. It is zero where the
	// entry needs no match.
	Seat engine.Seat
	// Button is what the pressed component or the form says. It is zero for commands.
	Button ui.ID
	// Values are what was chosen in a menu.
	Values []string
	// Target is the text of the message that a command on messages was used on.
	Target string
	// Options are the given options of a command. Presses have none.
	Options Options
}

// Handler answers an interaction. If it returns an *engine.Refusal the person reads it in words. Any other error is
// reported, and the person reads an apology.
type Handler func(context.Context, Place) error

// Press is the entry of a button, a menu or a form.
type Press struct {
	Action string // one of ui's constants
	Needs  Needs
	Form   bool // a form that is sent, not a component that is pressed
	Do     Handler
}

// Option is an option of a command.
type Option = *discordgo.ApplicationCommandOption

// Choices are what a completion offers, the best first.
type Choices = []*discordgo.ApplicationCommandOptionChoice

// Completer completes what is being typed into an option. It may look at the options that were given before it.
type Completer func(ctx context.Context, p Place, typed string) (Choices, error)

// Command is the entry of a command or a subcommand.
type Command struct {
	// Path is the command's name, and behind a space its subcommand: "inbox", "match new".
	Path string
	// Options are the options in their order. A Builder makes them.
	Options []Option
	// Message says that the command is one on messages (Apps → …): its path is its name, and it has no options. The
	// catalogue's code of its names is the path in small letters, with "-" for spaces.
	Message bool
	// Guild says that the command works in servers only. A command with subcommands does when all of them do.
	Guild bool
	Needs Needs
	// Game is the game whose matches count when no match is named; "" for all games.
	Game string
	Do   Handler
	// Complete has the completer of each option by its name; "" is for all other options.
	Complete map[string]Completer
}

// Feature is a part of the bot that people use by buttons and commands.
type Feature interface {
	Presses() []Press
	Commands() []Command
}
