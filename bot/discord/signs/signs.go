package signs

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"regexp"
	"slices"
	"sync/atomic"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
)

var _ port.Signs = (*Signs)(nil)

// Signs are the signs of the games as emojis. Keep fills them; before it there are none.
type Signs struct {
	API     *api.Client
	Library port.Library
	Texts   port.Texts
	Painter port.Painter
	// Warn is told why signs are missing. It must not wait.
	Warn func(string)

	known atomic.Pointer[map[sign]discordgo.ComponentEmoji]
}

// sign is a symbol of a game's layout.
type sign struct{ game, code string }

// Sign returns the emoji of a game's symbol as texts hold it; "" for a symbol without one.
func (s *Signs) Sign(game, code string) string {
	e := s.Emoji(game, code)
	if e == nil {
		return ""
	}
	return "<:" + e.Name + ":" + e.ID + ">"
}

// Emoji returns the emoji of a game's symbol as buttons and menus hold it; nil for a symbol without one.
func (s *Signs) Emoji(game, code string) *discordgo.ComponentEmoji {
	known := s.known.Load()
	if known == nil {
		return nil
	}
	e, ok := (*known)[sign{game, code}]
	if !ok {
		return nil
	}
	return &e
}

const (
	maxName    = 32   // characters of a name
	mostEmojis = 2000 // of an application
)

// given is what the names look like that the bot gives: "Fire_fp1a2b3c".
var given = regexp.MustCompile(`^\w+_fp[0-9a-f]{6}$`)

// drawn is a sign with its picture and the name of its emoji.
type drawn struct {
	sign
	name string
	png  []byte
}

// unnameable is what cannot stand in the name of an emoji.
var unnameable = regexp.MustCompile(`\W`)

// nameOf names the emoji of a sign: by its English word, which people hear who have their messages read aloud, and by
// a hash of the game, the symbol and the picture.
func (s *Signs) nameOf(g sign, png []byte) string {
	sum := sha256.Sum256(append([]byte(g.game+"\x00"+g.code+"\x00"), png...))
	mark := fmt.Sprintf("_fp%x", sum[:3])
	word := unnameable.ReplaceAllString(s.Texts.Word("en", g.game, "symbols", g.code), "")
	if word == "" {
		word = cmp.Or(unnameable.ReplaceAllString(g.code, ""), "sign")
	}
	return word[:min(len(word), maxName-len(mark))] + mark
}

// Keep makes the emojis that are missing and learns those that there are. If Discord refuses, the signs that there are
// stay known, Warn is told why, and the next Keep tries again. An error says that the pictures cannot be drawn.
func (s *Signs) Keep(ctx context.Context) error {
	want, err := s.draw(ctx)
	if err != nil {
		return err
	}
	have, err := s.API.ApplicationEmojis(s.API.AppID, discordgo.WithContext(ctx))
	if err != nil {
		s.Warn(fmt.Sprintf("symbols stand as words in messages: the emojis of the application cannot be read: %v", err))
		return nil
	}
	ids := map[string]string{}
	for _, e := range have {
		ids[e.Name] = e.ID
	}
	known := map[sign]discordgo.ComponentEmoji{}
	missing := 0
	for _, d := range want {
		if ids[d.name] == "" {
			missing++
		}
	}
	err = s.makeRoom(ctx, have, want, missing)
	for _, d := range want {
		if ids[d.name] == "" && err == nil {
			ids[d.name], err = s.create(ctx, d)
		}
		if id := ids[d.name]; id != "" {
			known[d.sign] = discordgo.ComponentEmoji{Name: d.name, ID: id}
		}
	}
	s.known.Store(&known)
	if err != nil {
		s.Warn(fmt.Sprintf("%d of %d symbols stand as words in messages: emojis of the application cannot be made: %v",
			len(want)-len(known), len(want), err))
	}
	return nil
}

// draw draws the signs of all games.
func (s *Signs) draw(ctx context.Context) ([]drawn, error) {
	var out []drawn
	for _, game := range s.Library.Games() {
		for _, y := range s.Library.Ruleset(game).Layout.Symbols {
			pic, err := s.Painter.Symbol(ctx, game, y.Code)
			if err != nil {
				return nil, fmt.Errorf("draw the symbol %q of %s: %w", y.Code, game, err)
			}
			if pic.PNG == nil { // a painter with nothing to show: it stays a word
				continue
			}
			g := sign{game, y.Code}
			out = append(out, drawn{g, s.nameOf(g, pic.PNG), pic.PNG})
		}
	}
	return out, nil
}

func (s *Signs) create(ctx context.Context, d drawn) (string, error) {
	e, err := s.API.ApplicationEmojiCreate(s.API.AppID, &discordgo.EmojiParams{Name: d.name,
		Image: "data:image/png;base64," + base64.StdEncoding.EncodeToString(d.png)}, discordgo.WithContext(ctx))
	if err != nil {
		return "", err
	}
	return e.ID, nil
}

// makeRoom removes the oldest of the bot's emojis that are no sign any more, as many as those to come need places.
func (s *Signs) makeRoom(ctx context.Context, have []*discordgo.Emoji, want []drawn, places int) error {
	old := slices.DeleteFunc(slices.Clone(have), func(e *discordgo.Emoji) bool {
		return !given.MatchString(e.Name) ||
			slices.ContainsFunc(want, func(d drawn) bool { return d.name == e.Name })
	})
	slices.SortFunc(old, func(a, b *discordgo.Emoji) int {
		return cmp.Or(cmp.Compare(len(a.ID), len(b.ID)), cmp.Compare(a.ID, b.ID)) // ids grow
	})
	for _, e := range old[:min(len(old), max(0, len(have)+places-mostEmojis))] {
		if err := s.API.ApplicationEmojiDelete(s.API.AppID, e.ID, discordgo.WithContext(ctx)); err != nil {
			return err
		}
	}
	return nil
}
