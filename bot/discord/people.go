package discord

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/storage"
)

// person is what the bot keeps of a player beside storage's own columns.
type person struct {
	Name string `json:"name,omitempty"` // as shown in pictures
	Seen string `json:"seen,omitempty"` // the language Discord said the client has
	Told bool   `json:"told,omitempty"` // that direct messages are closed
	Tell string `json:"tell,omitempty"` // how to tell them of a question: byMessage; "" is a mention
	// Window is the first window that was explained to the player: match and thing.
	Window string `json:"window,omitempty"`
}

// remember notes the name and language of whoever acts, when they changed.
func (b *Bot) remember(ctx context.Context, u *discordgo.User, nick, locale string) error {
	name := nick
	if name == "" {
		name = u.GlobalName
	}
	if name == "" {
		name = u.Username
	}
	lang := b.lang(locale)
	_, was, err := b.player(ctx, u.ID)
	if err != nil {
		return err
	}
	if was.Name == name && (locale == "" || was.Seen == lang) {
		return nil
	}
	return b.change(ctx, u.ID, func(_ *storage.Player, p *person) {
		p.Name = name
		if locale != "" {
			p.Seen = lang
		}
	})
}

// nameOf is the name of a person, "" for one never seen.
func (b *Bot) nameOf(ctx context.Context, id string) string {
	_, p, err := b.player(ctx, id)
	if err != nil {
		b.Report(err)
	}
	return p.Name
}

// player loads a player; one never seen has a zero row with the id.
func (b *Bot) player(ctx context.Context, id string) (pl storage.Player, p person, err error) {
	err = b.Store.View(ctx, func(tx storage.ReadTx) error {
		pl, p, err = loadPlayer(tx, id)
		return err
	})
	return pl, p, err
}

func loadPlayer(tx storage.ReadTx, id string) (storage.Player, person, error) {
	pl, err := tx.Player(id)
	if errors.Is(err, storage.ErrNotFound) {
		return storage.Player{ID: id}, person{}, nil
	}
	var p person
	if err == nil && len(pl.Settings) > 0 {
		if err = json.Unmarshal(pl.Settings, &p); err != nil {
			err = fmt.Errorf("settings of player %s: %w", id, err)
		}
	}
	return pl, p, err
}

// change writes a player's row anew, in one transaction: the outbox and interactions both write it.
func (b *Bot) change(ctx context.Context, id string, edit func(*storage.Player, *person)) error {
	return b.Store.Update(ctx, func(tx storage.Tx) error {
		pl, p, err := loadPlayer(tx, id)
		if err != nil {
			return err
		}
		edit(&pl, &p)
		if pl.Settings, err = json.Marshal(p); err != nil {
			return fmt.Errorf("settings of player %s: %w", id, err)
		}
		return tx.PutPlayer(pl)
	})
}

// lang turns Discord's locale ("it", "en-GB") into a language that there is.
func (b *Bot) lang(locale string) string {
	short, _, _ := strings.Cut(strings.ToLower(locale), "-")
	if langs := b.Texts.Langs(); !slices.Contains(langs, short) {
		return langs[0]
	}
	return short
}

// langOf is the language to write privately to a player in.
func (b *Bot) langOf(ctx context.Context, id string) string {
	pl, p, err := b.player(ctx, id)
	if err != nil {
		return b.Texts.Langs()[0]
	}
	if pl.Locale != "" {
		return b.lang(pl.Locale)
	}
	return b.lang(p.Seen)
}

// serverLang is the language of public texts in a server.
func (b *Bot) serverLang(ctx context.Context, server string) string {
	lang := b.Texts.Langs()[0]
	err := b.Store.View(ctx, func(tx storage.ReadTx) error {
		s, err := tx.Server(server)
		if err == nil && s.Locale != "" {
			lang = b.lang(s.Locale)
		}
		return nil
	})
	if err != nil {
		return b.Texts.Langs()[0]
	}
	return lang
}
