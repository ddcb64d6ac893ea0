package discord

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"
	"golang.org/x/text/encoding/charmap"

	"farpost/bot/discord/api"
	"farpost/engine"
	"farpost/storage"
)

// importDeck takes a list from a file, or opens a form to paste it into. A deck of that name is replaced; the form
// shows what it holds.
func (b *Bot) importDeck(ctx context.Context, c call, game, name string, opts options, res *discordgo.ApplicationCommandInteractionDataResolved) error {
	for strings.HasPrefix(name, refOwn) || strings.HasPrefix(name, refReady) {
		name = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(name, refOwn), refReady))
	}
	if err := b.deckName(name); err != nil {
		return err
	}
	old, err := b.ownDeck(ctx, c.user.ID, game, name)
	if err != nil && !errors.Is(err, storage.ErrNotFound) {
		return err
	}
	if !old.Own {
		// Before anything is written in vain.
		all, err := b.ownDecks(ctx, c.user.ID, "")
		if err != nil {
			return err
		}
		if len(all) >= maxDecks {
			return tooMany(len(all))
		}
	}
	id := opts.text("file")
	if id == "" {
		return b.deckForm(c, game, name, b.Library.ShowDeck(game, c.lang, old.List))
	}
	if res == nil || res.Attachments[id] == nil {
		return engine.Refuse("deck.nofile", "")
	}
	list, err := b.readFile(ctx, res.Attachments[id])
	if err != nil {
		return err
	}
	return b.saveDeck(ctx, c, b.reply, game, name, list)
}

func tooMany(n int) error {
	return engine.Refuse("deck.full", "", engine.A("n", engine.Int(n)), engine.A("max", engine.Int(maxDecks)))
}

// deckForm opens a form with a list in it.
func (b *Bot) deckForm(c call, game, name, list string) error {
	if utf8.RuneCountInString(list) > maxDeckText {
		list = "" // only a file is large enough for it
	}
	return b.form(c, &discordgo.InteractionResponseData{
		CustomID: button{Action: actDeckText, Arg: game + "/" + name}.String(),
		Title:    clip(b.t(c.lang, "deck.form", engine.A("name", text(name))), 45),
		Components: []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{discordgo.TextInput{
			CustomID: "list", Style: discordgo.TextInputParagraph, Required: true, MaxLength: maxDeckText, Value: list,
			Label: clip(b.t(c.lang, "deck.label"), 45), Placeholder: clip(b.t(c.lang, "deck.hint"), 100)}}}}})
}

// submitted takes a form that was sent.
func (b *Bot) submitted(ctx context.Context, c call, data discordgo.ModalSubmitInteractionData) error {
	id, err := parseButton(data.CustomID)
	if err != nil || id.Action != actDeckText {
		return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
	}
	show := b.reply
	if c.Message != nil && c.Message.Flags&discordgo.MessageFlagsEphemeral != 0 {
		show = b.update
	}
	game, name, _ := strings.Cut(id.Arg, "/")
	return b.saveDeck(ctx, c, show, game, name, inputOf(data.Components, "list"))
}

// inputOf is the text of an input of a form.
func inputOf(list []discordgo.MessageComponent, id string) string {
	for _, c := range list {
		switch c := c.(type) {
		case *discordgo.ActionsRow:
			if s := inputOf(c.Components, id); s != "" {
				return s
			}
		case *discordgo.TextInput:
			if c.CustomID == id {
				return c.Value
			}
		}
	}
	return ""
}

// saveDeck keeps a list under a name and tells all that is wrong with it. What cannot be played yet is kept all the
// same, so that nobody has to write it twice.
func (b *Bot) saveDeck(ctx context.Context, c call, show func(call, api.Message) error, game, name, list string) error {
	if !slices.Contains(b.Library.Games(), game) {
		return engine.Refuse("T-GAME", "")
	}
	d := someDeck{Name: name, List: b.Library.KeepDeck(game, list), Own: true}
	if strings.TrimSpace(d.List) == "" {
		rep := b.Library.CheckDeck(game, name, list) // too long, or nothing in it
		return show(c, api.Message{Content: b.t(c.lang, "deck.unsaved", engine.A("deck", named(name))) + "\n" + b.faults(c.lang, game, rep, 1500)})
	}
	err := b.Store.Update(ctx, func(tx storage.Tx) error {
		_, err := tx.Deck(c.user.ID, game, name)
		if errors.Is(err, storage.ErrNotFound) {
			all, err := tx.Decks(c.user.ID, "")
			if err != nil {
				return err
			}
			if len(all) >= maxDecks {
				return tooMany(len(all))
			}
		} else if err != nil {
			return err
		}
		return tx.PutDeck(storage.Deck{Owner: c.user.ID, Game: game, Name: name, List: d.List, Updated: b.Clock.Now()})
	})
	if err != nil {
		return err
	}
	return show(c, b.deckReport(c, game, d, true))
}

// readFile fetches and reads a text file that a person attached.
func (b *Bot) readFile(ctx context.Context, a *discordgo.MessageAttachment) (string, error) {
	limits := []engine.Arg{engine.A("max", engine.Int(maxDeckFile>>10)), engine.A("name", named(clip(tidy(a.Filename), 60)))}
	if a.Size > maxDeckFile {
		return "", engine.Refuse("deck.large", "", limits...)
	}
	kind, _, _ := strings.Cut(a.ContentType, ";")
	named := slices.Contains([]string{".txt", ".text", ".md", ".dec", ".dek", ".deck", ".csv"}, strings.ToLower(path.Ext(a.Filename)))
	if !named && !strings.HasPrefix(kind, "text/") {
		return "", engine.Refuse("deck.type", "", limits...)
	}
	raw, err := b.API.Download(ctx, a.URL, maxDeckFile)
	if errors.Is(err, api.ErrTooLarge) {
		return "", engine.Refuse("deck.large", "", limits...)
	}
	if err != nil {
		b.Report(err)
		return "", engine.Refuse("deck.nofile", "")
	}
	list, ok := textOf(raw)
	if !ok {
		return "", engine.Refuse("deck.type", "", limits...)
	}
	return list, nil
}

// textOf reads bytes as text: UTF-8, UTF-16 with its mark, else the old Western encoding of Windows; ok is false
// for what is no text.
func textOf(raw []byte) (s string, ok bool) {
	for mark, order := range map[string]binary.ByteOrder{"\xff\xfe": binary.LittleEndian, "\xfe\xff": binary.BigEndian} {
		if rest, found := bytes.CutPrefix(raw, []byte(mark)); found {
			units := make([]uint16, len(rest)/2)
			for i := range units {
				units[i] = order.Uint16(rest[2*i:])
			}
			s = string(utf16.Decode(units))
			return s, readable(s)
		}
	}
	if s = string(raw); !utf8.ValidString(s) {
		var err error
		if s, err = charmap.Windows1252.NewDecoder().String(s); err != nil {
			return "", false
		}
	}
	return s, readable(s)
}

// readable tells text from what only looks like it: text has no control characters but those of lines.
func readable(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool {
		return r != '\n' && r != '\r' && r != '\t' && r != '\f' && unicode.Is(unicode.Cc, r)
	})
}
