package signs

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"sync/atomic"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/internal/turn"
)

var _ port.Signs = (*Signs)(nil)

// Signs are the signs of the games as emojis. Tend fills them, one after another.
type Signs struct {
	API     *api.Client
	Library port.Library
	Texts   port.Texts
	Painter port.Painter
	// Warn is told why signs are missing. It must not wait.
	Warn func(string)

	known atomic.Pointer[map[sign]discordgo.ComponentEmoji]
	said  atomic.Pointer[string] // for which cause Warn was told last
	one   turn.Lock              // a round at a time, so that no emoji is made twice
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

// How long a round that failed waits for the next: longer each time.
const (
	firstPause = time.Minute
	mostPause  = time.Hour
)

// Tend makes the emojis that are missing, however long that takes, and ends when all are there or ctx ends. What
// Discord does not let it make now it tries again by itself. Until then a symbol is a word. An error says that the
// pictures cannot be drawn.
func (s *Signs) Tend(ctx context.Context, c clock.Clock) error {
	for pause := firstPause; ; pause = min(2*pause, mostPause) {
		left, limit, err := s.round(ctx)
		if ctx.Err() != nil || left == 0 || err != nil {
			return err
		}
		if limit > 0 { // it says itself when
			pause = firstPause
		}
		if c.Wait(ctx, c.Now().Add(cmp.Or(limit, pause)), nil) != nil {
			return nil
		}
	}
}

// Keep makes the emojis that are missing, once: a round of Tend.
func (s *Signs) Keep(ctx context.Context) error {
	_, _, err := s.round(ctx)
	return err
}

// round learns which emojis there are and makes those that are missing; each counts at once. left is how many are
// missing still, limit how long Discord wants none to be made; 0 if it was something else. Warn is told what it was,
// once for each cause.
func (s *Signs) round(ctx context.Context) (left int, limit time.Duration, err error) {
	s.one.Lock()
	defer s.one.Unlock()
	want, err := s.draw(ctx)
	if err != nil || len(want) == 0 {
		return 0, 0, err
	}
	have, err := s.API.ApplicationEmojis(s.API.AppID, discordgo.WithContext(ctx))
	if err != nil {
		s.missing(ctx, len(want), len(want), "read", err)
		return len(want), api.RetryAfter(err), nil
	}
	ids := map[string]string{}
	for _, e := range have {
		ids[e.Name] = e.ID
	}
	known := map[sign]discordgo.ComponentEmoji{}
	var todo []drawn
	for _, d := range want {
		if id := ids[d.name]; id != "" {
			known[d.sign] = discordgo.ComponentEmoji{Name: d.name, ID: id}
		} else {
			todo = append(todo, d)
		}
	}
	s.publish(known)
	var failed error
	if len(todo) > 0 {
		failed = s.makeRoom(ctx, have, want, len(todo))
	}
	for _, d := range todo {
		if failed != nil && api.Status(failed) != http.StatusBadRequest { // a bad request is about this one alone
			break
		}
		id, err := s.create(ctx, d)
		if err != nil {
			failed = err
			continue
		}
		known[d.sign] = discordgo.ComponentEmoji{Name: d.name, ID: id}
		s.publish(known)
	}
	if failed != nil {
		s.missing(ctx, len(want)-len(known), len(want), "made", failed)
	}
	return len(want) - len(known), api.RetryAfter(failed), nil
}

// publish makes signs known.
func (s *Signs) publish(known map[sign]discordgo.ComponentEmoji) {
	known = maps.Clone(known)
	s.known.Store(&known)
}

// missing warns that symbols stand as words, unless that was said for the same cause. A short limit is as usual.
func (s *Signs) missing(ctx context.Context, left, all int, what string, err error) {
	if limit := api.RetryAfter(err); ctx.Err() != nil || limit > 0 && limit <= firstPause {
		return
	}
	cause := fmt.Sprint(what, api.Status(err), api.Code(err))
	if had := s.said.Swap(&cause); had != nil && *had == cause {
		return
	}
	s.Warn(fmt.Sprintf("%d of %d symbols stand as words in messages: emojis of the application cannot be %s, "+
		"which is tried again by itself: %v", left, all, what, err))
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
