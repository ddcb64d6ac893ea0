package discord

import (
	"context"
	"fmt"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Config wires a Bot.
type Config struct {
	API     *api.Client
	Table   *table.Table
	Store   storage.Store
	Texts   Texts
	Library Library
	Painter Painter
	Clock   Clock
	// Report is told of faults that no person is to see. It must not wait.
	Report func(error)
	// Guild limits the commands to one server; "" registers them everywhere.
	Guild string
}

// Bot is Farpost on Discord: it turns interactions into inputs and outbox rows into messages.
type Bot struct {
	Config
	drafts *drafts
	met    *met
}

// New makes a bot; Listen begins to answer people.
func New(c Config) *Bot {
	if c.Report == nil {
		c.Report = func(error) {}
	}
	return &Bot{Config: c, drafts: newDrafts(4096), met: newMet(4096)}
}

// t words one of the bot's own codes.
func (b *Bot) t(lang, code string, args ...engine.Arg) string {
	return b.Texts.Say(lang, "", engine.Say(code, args...), Names{})
}

// text makes a value that is shown as it is.
func text(s string) engine.Value { return engine.Value("raw:" + s) }

// stamp shows an instant in the reader's own time: how far off it is, and the full date.
func stamp(t time.Time) string {
	return fmt.Sprintf("<t:%d:R> (<t:%d:F>)", t.Unix(), t.Unix())
}

// channelOf is where a match is played.
func channelOf(m storage.Match) string {
	if m.Thread != "" {
		return m.Thread
	}
	return m.Channel
}

// link leads to a channel or thread inside Discord.
func link(server, channel string) string {
	return "https://discord.com/channels/" + server + "/" + channel
}

// teller words phrases of one match for one reader.
type teller struct {
	b    *Bot
	pos  table.Position
	view engine.View
	lang string
	// mention shows players as mentions; else by name.
	mention bool
	names   []string
}

// tell prepares words about a match as a seat sees it.
func (b *Bot) tell(ctx context.Context, pos table.Position, seat engine.Seat, lang string) (*teller, error) {
	v, err := pos.View(seat)
	if err != nil {
		return nil, err
	}
	return &teller{b: b, pos: pos, view: v, lang: lang, names: b.playerNames(ctx, pos.Seats)}, nil
}

// playerNames are the names of the players by seat, for pictures and plain text.
func (b *Bot) playerNames(ctx context.Context, seats []storage.Seat) []string {
	out := make([]string, len(seats))
	for i, s := range seats {
		_, p, err := b.player(ctx, s.Player)
		if err != nil {
			b.Report(err)
		}
		if out[i] = p.Name; out[i] == "" {
			out[i] = b.t(b.Texts.Langs()[0], "player", engine.A("n", engine.Int(i+1)))
		}
	}
	return out
}

func (t *teller) player(s engine.Seat) string {
	if s < 0 || int(s) >= len(t.names) {
		return ""
	}
	if t.mention {
		return "<@" + t.pos.Seats[s].Player + ">"
	}
	return t.names[s]
}

// face is a card as printed in the match's book.
func (t *teller) face(id string) engine.Face {
	return t.b.Library.FaceIn(t.pos.Match.Game, t.pos.Book, t.lang, id)
}

// card names an object that the viewer may see, or a card of the book.
func (t *teller) card(v engine.Value) string {
	id := v.Body()
	if v.Kind() == "obj" {
		c, ok := t.view.Find(v)
		if !ok {
			return ""
		}
		id = c.Card
	}
	return t.face(id).Name
}

// say words a phrase of the game or of the kernel.
func (t *teller) say(p engine.Phrase) string {
	return t.b.Texts.Say(t.lang, t.pos.Match.Game, p, Names{Player: t.player, Card: t.card})
}

// value shows a single value, such as an option's key.
func (t *teller) value(v engine.Value) string {
	return t.b.Texts.Say(t.lang, t.pos.Match.Game, engine.Say("value", engine.A("v", v)), Names{Player: t.player, Card: t.card})
}

// word gives the word of a code of the game.
func (t *teller) word(family, code string) string {
	if w := t.b.Texts.Word(t.lang, t.pos.Match.Game, family, code); w != "" {
		return w
	}
	return t.b.Texts.Word(t.lang, "", family, code)
}

// scene is what pictures of the match are drawn from.
func (t *teller) scene(last string) Scene {
	return Scene{Game: t.pos.Match.Game, Book: t.pos.Book, Lang: t.lang, View: t.view, Names: t.names, Last: last,
		Title: t.b.gameName(t.pos.Match.Game, t.lang)}
}

func (b *Bot) gameName(game, lang string) string {
	if n := b.Texts.Word(lang, game, "game", game); n != "" {
		return n
	}
	return game
}
