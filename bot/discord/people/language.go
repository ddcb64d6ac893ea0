package people

import (
	"context"
	"slices"
	"strings"
)

// Lang turns Discord's locale ("it", "en-GB") into a language of the bot; the default one for any other.
func (d *Directory) Lang(locale string) string {
	short, _, _ := strings.Cut(strings.ToLower(locale), "-")
	if langs := d.Texts.Langs(); !slices.Contains(langs, short) {
		return langs[0]
	}
	return short
}

// LangOf is the language in which to write privately to a player: the one they chose, else that of their client.
func (d *Directory) LangOf(ctx context.Context, id string) string {
	pl, p, err := d.Player(ctx, id)
	if err != nil {
		d.Report(err)
		return d.Texts.Langs()[0]
	}
	if pl.Locale != "" {
		return d.Lang(pl.Locale)
	}
	return d.Lang(p.Seen)
}

// ServerLang is the language of public texts in a server.
func (d *Directory) ServerLang(ctx context.Context, server string) string {
	s, err := d.Server(ctx, server)
	if err != nil {
		d.Report(err)
	}
	return d.Lang(s.Locale)
}
