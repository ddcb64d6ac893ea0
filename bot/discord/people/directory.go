package people

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// Directory looks up people and servers, and notes what changes about them.
type Directory struct {
	Store storage.Store
	Texts port.Texts
	Clock port.Clock
	// Report takes faults that nobody reads of on Discord. It must not wait.
	Report func(error)
	// Owner returns who made a tournament.
	Owner func(ctx context.Context, event string) (string, error)
}

// Person is what the bot remembers of a player beside storage's own columns.
type Person struct {
	Name string `json:"name,omitempty"` // as it was typed; Name makes it literal
	// Username is their user name at Discord, in plain letters; "" until they are seen again.
	Username string `json:"username,omitempty"`
	Seen     string `json:"seen,omitempty"` // the language of their client, as Discord last said
	// WarnedDMs says that the player has read that direct messages do not reach them.
	WarnedDMs bool `json:"told,omitempty"`
	// Call is how a question reaches them: ByMessage, or "" for a mention.
	Call string `json:"tell,omitempty"`
	// Window is the first window that was explained to them: its match, and the thing that it was about.
	Window string `json:"window,omitempty"`
	// Met are the words of games that were explained to them, or need no explanation, as "game:code".
	Met []string `json:"met,omitempty"`
	// Game is the game that their look-ups mean outside of matches; "" for the one that they played last.
	Game string `json:"game,omitempty"`
	// Blocked are those from whom they take no invitations, by user id. The table reads them by this key.
	Blocked []string `json:"blocked,omitempty"`
}

// Player loads a player. A player who was never seen is a zero row with the id.
func (d *Directory) Player(ctx context.Context, id string) (pl storage.Player, p Person, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		pl, p, err = load(tx, id)
		return err
	})
	return pl, p, err
}

// load is Player inside a transaction.
func load(tx storage.ReadTx, id string) (storage.Player, Person, error) {
	pl, err := tx.Player(id)
	if errors.Is(err, storage.ErrNotFound) {
		return storage.Player{ID: id}, Person{}, nil
	}
	if err != nil {
		return storage.Player{}, Person{}, fmt.Errorf("load player %s: %w", id, err)
	}
	var p Person
	if len(pl.Settings) > 0 {
		if err := json.Unmarshal(pl.Settings, &p); err != nil {
			return pl, p, fmt.Errorf("read the settings of player %s: %w", id, err)
		}
	}
	return pl, p, nil
}

// Change edits a player's row in one transaction, because interactions and the outbox both write it.
func (d *Directory) Change(ctx context.Context, id string, edit func(*storage.Player, *Person)) error {
	return d.Store.Update(ctx, func(tx storage.Tx) error {
		pl, p, err := load(tx, id)
		if err != nil {
			return err
		}
		edit(&pl, &p)
		if pl.Settings, err = json.Marshal(p); err != nil {
			return fmt.Errorf("write the settings of player %s: %w", id, err)
		}
		return tx.PutPlayer(pl)
	})
}

// Remember notes the name and language of whoever acts, if they changed. Nick is their name in the server, "" for none.
// Locale is Discord's for their client; "" leaves the language as it is.
func (d *Directory) Remember(ctx context.Context, u *discordgo.User, nick, locale string) error {
	name := u.Username
	for _, better := range []string{u.GlobalName, nick} {
		if ui.Tidy(better) != "" { // else nobody could see it
			name = better
		}
	}
	lang := d.Lang(locale)
	_, was, err := d.Player(ctx, u.ID)
	if err != nil {
		return err
	}
	if was.Name == name && was.Username == u.Username && (locale == "" || was.Seen == lang) {
		return nil
	}
	return d.Change(ctx, u.ID, func(_ *storage.Player, p *Person) {
		p.Name, p.Username = name, u.Username
		if locale != "" {
			p.Seen = lang
		}
	})
}

// maxName is how many characters of a name are shown: as many as Discord permits today.
const maxName = 32

// Name returns the name of a person as a literal text (ui.Literal), for messages, buttons and pictures alike; "" for
// one who was never seen, or whose name nobody can see.
func (d *Directory) Name(ctx context.Context, id string) string {
	_, p, err := d.Player(ctx, id)
	if err != nil {
		d.Report(err)
	}
	return ui.Literal(ui.Clip(ui.Tidy(p.Name), maxName))
}

// Usernames returns the user names of a match's players by seat, for pictures, whose fonts lack some letters; "" for
// one who was not seen since they are noted.
func (d *Directory) Usernames(ctx context.Context, seats []storage.Seat) []string {
	out := make([]string, len(seats))
	for i, s := range seats {
		out[i] = d.Username(ctx, s.Player)
	}
	return out
}

// Username returns the user name of a person as a literal text; "" for one who was not seen since they are noted.
func (d *Directory) Username(ctx context.Context, id string) string {
	_, p, err := d.Player(ctx, id)
	if err != nil {
		d.Report(err)
	}
	return ui.Literal(ui.Clip(ui.Tidy(p.Username), maxName))
}

// Names returns the names of a match's players by seat, each as Name gives it. A player without one is called by the
// seat, as in "Player 2".
func (d *Directory) Names(ctx context.Context, seats []storage.Seat) []string {
	out := make([]string, len(seats))
	for i, s := range seats {
		if out[i] = d.Name(ctx, s.Player); out[i] == "" {
			lang := d.Texts.Langs()[0]
			out[i] = d.Texts.Say(lang, "", engine.Say("player", engine.A("n", engine.Int(i+1))), port.Names{})
		}
	}
	return out
}
