package discord

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/storage"
)

// Limits of what a person may keep.
const (
	maxDecks    = 50       // decks of a person, over all games
	maxDeckName = 40       // characters of a name
	maxDeckText = 4000     // characters that fit into a form; longer lists come and go as files
	maxDeckFile = 32 << 10 // bytes of a file with a list
)

// someDeck is a deck that a person may name: one of their own, or a ready one.
type someDeck struct {
	Name string
	List string // as Library.KeepDeck makes it
	Own  bool
	// ID and Cards are a ready deck's.
	ID    string
	Cards []string
}

// Ways to name a deck in a menu, with the name or the id behind.
const (
	refOwn   = "own:"
	refReady = "ready:"
)

func (d someDeck) ref() string {
	if d.Own {
		return refOwn + d.Name
	}
	return refReady + d.ID
}

// deckCommand answers /deck. Everything about decks is private.
func (b *Bot) deckCommand(ctx context.Context, c call, sub string, opts options, res *discordgo.ApplicationCommandInteractionDataResolved) error {
	if sub == "list" {
		return b.listDecks(ctx, c)
	}
	game, err := b.deckGame(ctx, c, opts)
	if err != nil {
		return err
	}
	name := tidy(opts.text("name"))
	if sub == "import" {
		return b.importDeck(ctx, c, game, name, opts, res)
	}
	d, err := b.theDeck(ctx, c, game, name)
	if err != nil {
		return err
	}
	switch sub {
	case "show":
		return b.showDeck(ctx, c, game, d)
	case "check":
		return b.reply(c, b.deckReport(c, game, d, false))
	case "delete":
		return b.deleteDeck(ctx, c, game, d, false)
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// deckGame is the game whose decks a command means.
func (b *Bot) deckGame(ctx context.Context, c call, opts options) (string, error) {
	game := b.lookupGame(ctx, c, opts)
	if !slices.Contains(b.Library.Games(), game) {
		return "", engine.Refuse(table.CodeGame, "", engine.A("game", text(game)))
	}
	return game, nil
}

// ownDecks are a person's saved decks of a game, or with game "" of all, by name.
func (b *Bot) ownDecks(ctx context.Context, user, game string) (rows []storage.Deck, err error) {
	err = b.Store.View(ctx, func(tx storage.ReadTx) error {
		rows, err = tx.Decks(user, game)
		return err
	})
	return rows, err
}

// readyDecks are the decks that come with the bot, named in a language.
func (b *Bot) readyDecks(game, lang string) []someDeck {
	var out []someDeck
	for _, d := range b.Library.Decks(game) {
		out = append(out, someDeck{Name: d.Name(lang), List: listOf(d.Cards), ID: d.ID, Cards: d.Cards})
	}
	return out
}

// listOf writes cards as a list by ids, in their order.
func listOf(cards []string) string {
	var list []deck.Count
	for _, id := range cards {
		i := slices.IndexFunc(list, func(c deck.Count) bool { return c.ID == id })
		if i < 0 {
			list = append(list, deck.Count{N: 1, ID: id})
			continue
		}
		list[i].N++
	}
	return deck.Text(list, func(id string) string { return id })
}

// theDeck finds a deck by what a person typed or chose: their own by name, else a ready one by its id or by
// its name in any language.
func (b *Bot) theDeck(ctx context.Context, c call, game, typed string) (someDeck, error) {
	name, own := strings.CutPrefix(typed, refOwn)
	id, ready := strings.CutPrefix(name, refReady)
	if !ready && storage.FoldName(name) != "" {
		d, err := b.ownDeck(ctx, c.user.ID, game, name)
		if err == nil || !errors.Is(err, storage.ErrNotFound) {
			return d, err
		}
	}
	for _, d := range b.Library.Decks(game) {
		if !own && d.called(id) {
			return someDeck{Name: d.Name(c.lang), List: listOf(d.Cards), ID: d.ID, Cards: d.Cards}, nil
		}
	}
	return someDeck{}, engine.Refuse("deck.none", "", engine.A("name", named(clip(tidy(id), maxDeckName))))
}

func (b *Bot) ownDeck(ctx context.Context, user, game, name string) (d someDeck, err error) {
	err = b.Store.View(ctx, func(tx storage.ReadTx) error {
		row, err := tx.Deck(user, game, name)
		if err == nil {
			d = someDeck{Name: row.Name, List: row.List, Own: true}
		}
		return err
	})
	return d, err
}

// called tells whether a name means a ready deck.
func (d ReadyDeck) called(name string) bool {
	key := storage.FoldName(name)
	for _, n := range d.Names {
		if storage.FoldName(n) == key {
			return true
		}
	}
	return storage.FoldName(d.ID) == key
}

// playable makes of a deck what a match takes; ok is false when the report has faults.
func (b *Bot) playable(game string, d someDeck) (table.Deck, deck.Report, bool) {
	rep := b.Library.CheckDeck(game, d.Name, d.List)
	if !rep.Legal() {
		return table.Deck{}, rep, false
	}
	if d.Own {
		d.Cards = deck.Expand(rep.Counts)
	}
	return table.Deck{Name: d.Name, Cards: d.Cards}, rep, true
}

// listDecks shows a person's decks, and whether each can be played.
func (b *Bot) listDecks(ctx context.Context, c call) error {
	rows, err := b.ownDecks(ctx, c.user.ID, "")
	if err != nil {
		return err
	}
	var lines []string
	game := ""
	for _, r := range rows {
		if r.Game != game {
			game = r.Game
			lines = append(lines, "**"+b.gameName(game, c.lang)+"**")
		}
		lines = append(lines, "• **"+literal(r.Name)+"** · "+b.deckState(c.lang, game, b.Library.CheckDeck(game, r.Name, r.List)))
	}
	if len(rows) == 0 {
		lines = append(lines, b.t(c.lang, "deck.nothing"))
	}
	var ready []string
	for _, game := range b.Library.Games() {
		for _, d := range b.readyDecks(game, c.lang) {
			ready = append(ready, literal(d.Name))
		}
	}
	if len(ready) > 0 {
		lines = append(lines, "", b.t(c.lang, "deck.readies", engine.A("list", texts(ready)...)))
	}
	return b.reply(c, api.Message{Embeds: []*discordgo.MessageEmbed{{Title: b.t(c.lang, "deck.yours"), Description: clip(strings.Join(lines, "\n"), 4000),
		Footer: &discordgo.MessageEmbedFooter{Text: b.t(c.lang, "deck.room", engine.A("n", engine.Int(len(rows))), engine.A("max", engine.Int(maxDecks)))}}}})
}

// deckState says in a few words whether a deck can be played.
func (b *Bot) deckState(lang, game string, rep deck.Report) string {
	n := engine.A("n", engine.Int(deck.Size(rep.Counts)))
	if rep.Legal() {
		return b.t(lang, "deck.legal", n)
	}
	return b.t(lang, "deck.illegal", n, engine.A("faults", engine.Int(len(rep.Faults))))
}

func texts(list []string) []engine.Value {
	out := make([]engine.Value, len(list))
	for i, s := range list {
		out[i] = text(s)
	}
	return out
}

// deleteDeck asks once more, then forgets a deck. What it held is shown, so that it can be imported again;
// matches keep their copy.
func (b *Bot) deleteDeck(ctx context.Context, c call, game string, d someDeck, sure bool) error {
	name := engine.A("deck", named(d.Name))
	if !d.Own {
		return b.reply(c, api.Message{Content: b.t(c.lang, "deck.keepready", name)})
	}
	if !sure {
		return b.reply(c, api.Message{Content: b.t(c.lang, "deck.sure", name), Components: rows([]discordgo.MessageComponent{
			discordgo.Button{Label: b.t(c.lang, "button.delete"), Style: discordgo.DangerButton, CustomID: button{Action: actDeckDelete, Arg: game + "/" + d.Name}.String()}})})
	}
	if err := b.Store.Update(ctx, func(tx storage.Tx) error { return tx.DeleteDeck(c.user.ID, game, d.Name) }); err != nil {
		return err
	}
	m := api.Message{Content: b.t(c.lang, "deck.deleted", name)}
	list := b.Library.ShowDeck(game, c.lang, d.List)
	if !inBlock(list) {
		return b.withFile(c, b.update, m, d.Name, list)
	}
	m.Content += "\n" + block(list)
	return b.update(c, m)
}

// pressDeck answers the buttons of the messages about saved decks; their argument is the game and the name.
func (b *Bot) pressDeck(ctx context.Context, c call, id button) error {
	game, name, _ := strings.Cut(id.Arg, "/")
	d, err := b.theDeck(ctx, c, game, refOwn+name)
	if err != nil {
		return err
	}
	if id.Action == actDeckDelete {
		return b.deleteDeck(ctx, c, game, d, true)
	}
	return b.deckForm(c, game, d.Name, b.Library.ShowDeck(game, c.lang, d.List))
}

// deckName refuses a name that cannot be kept; it is tidy already.
func (b *Bot) deckName(name string) error {
	if n := utf8.RuneCountInString(name); n == 0 || n > maxDeckName || storage.FoldName(name) == "" {
		return engine.Refuse("deck.badname", "", engine.A("n", engine.Int(n)), engine.A("max", engine.Int(maxDeckName)))
	}
	for _, game := range b.Library.Games() {
		for _, d := range b.Library.Decks(game) {
			if d.called(name) {
				return engine.Refuse("deck.taken", "", engine.A("name", named(name)))
			}
		}
	}
	return nil
}
