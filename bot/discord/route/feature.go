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

// From the least to the most.
const (
	Nothing       Needs = iota // anybody; no match is loaded
	Match                      // anybody who may look at the match, players and watchers
	Seat                       // who plays in the match; anybody else is shown the position instead
	Administrator              // who may manage the server; no match is loaded
)

// Place is where a handler is called: an interaction, and the match that it is about.
type Place struct {
	reply.Call
	// Pos is the match's position, and Seat the person's seat there, engine.NoSeat for a watcher. Both are zero
	// where the entry needs no match.
	Pos  table.Position
	Seat engine.Seat
	// Button is what the pressed component says, Values are what was chosen in a menu. Zero for commands.
	Button ui.ID
	Values []string
	// Options are those of a command; empty for presses.
	Options Options
}

// Handler answers an interaction. An *engine.Refusal as its error is told to the person in words; any other error is
// reported, and the person reads a kind sentence.
type Handler func(context.Context, Place) error

// Press is one button, menu or form.
type Press struct {
	Action string // of Place.Button
	Needs  Needs
	// Form says that a form with this action was sent; else a component was pressed.
	Form bool
	Do   Handler
}

// Option is an option of a command.
type Option = *discordgo.ApplicationCommandOption

// Choices are what a completion offers.
type Choices = []*discordgo.ApplicationCommandOptionChoice

// Completer completes what is being typed into an option. It may look at the options that were given before.
type Completer func(ctx context.Context, p Place, typed string) (Choices, error)

// Command is one command: its definition, who may use it, its handler and its completions.
type Command struct {
	// Path is the command's name, with its subcommand behind a space: "inbox", "match new".
	Path string
	// Options are the options in their order. Descriptions come from the catalogue of words.
	Options []Option
	// Guild says that the command is of servers only. A command with subcommands is when all of them are.
	Guild bool
	Needs Needs
	// Game is the game whose matches are meant when no match is named; "" for any.
	Game string
	Do   Handler
	// Complete are the completions by option; that of "" is for all other options.
	Complete map[string]Completer
}

// Feature is a part of the bot that people can use.
type Feature interface {
	Presses() []Press
	Commands() []Command
}
