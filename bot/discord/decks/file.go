package decks

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
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// listEndings are the endings of files with lists, whatever type Discord says they have.
var listEndings = []string{".txt", ".text", ".md", ".dec", ".dek", ".deck", ".dck", ".cod", ".csv"}

// readFile fetches a file that a person attached and reads it as text. What is too large or no text is refused.
func (ds *Decks) readFile(ctx context.Context, p route.Place, a *discordgo.MessageAttachment) (string, error) {
	limits := []engine.Arg{
		engine.A("max", engine.Int(maxDeckFile>>10)),
		engine.A("name", ui.Typed(ui.Clip(ui.Tidy(a.Filename), 60))),
	}
	if a.Size > maxDeckFile {
		return "", engine.Refuse("deck.large", "", limits...)
	}
	kind, _, _ := strings.Cut(a.ContentType, ";")
	named := slices.Contains(listEndings, strings.ToLower(path.Ext(a.Filename)))
	if !named && !strings.HasPrefix(kind, "text/") {
		return "", engine.Refuse("deck.type", "", limits...)
	}
	if err := p.Acknowledge(); err != nil {
		return "", err
	}
	raw, err := ds.API.Download(ctx, a.URL, maxDeckFile)
	if errors.Is(err, api.ErrTooLarge) {
		return "", engine.Refuse("deck.large", "", limits...)
	}
	if err != nil {
		ds.Report(err)
		return "", engine.Refuse("deck.nofile", "")
	}
	list, ok := textOf(raw)
	if !ok {
		return "", engine.Refuse("deck.type", "", limits...)
	}
	return list, nil
}

// textOf reads bytes as text: UTF-16 if they begin with its mark, else UTF-8, else the old Western encoding of Windows.
// ok is false for what is no text.
func textOf(raw []byte) (s string, ok bool) {
	marks := map[string]binary.ByteOrder{"\xff\xfe": binary.LittleEndian, "\xfe\xff": binary.BigEndian}
	for mark, order := range marks {
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

// readable reports whether a string is text: without control characters other than those of lines.
func readable(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool {
		return r != '\n' && r != '\r' && r != '\t' && r != '\f' && unicode.Is(unicode.Cc, r)
	})
}
