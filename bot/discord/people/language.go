package people

import (
	"context"
	"slices"
	"strings"
)

// Lang turns Discord's locale, such as "it" or "en-GB", into a language of the bot. Any other locale gives the default
// one.
func (d *Directory) Lang(locale string) string {
	short, _, _ := strings.Cut(strings.ToLower(locale), "-")
	if langs := d.Texts.Langs(); !slices.Contains(langs, short) {
		return langs[0]
	}
	return short
}

// LangOf returns the language in which to write to a player privately: the one that they chose, else that of their
// client.
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

// ServerLang returns the language of public texts in a server.
func (d *Directory) ServerLang(ctx context.Context, server string) string {
	s, err := d.Server(ctx, server)
	if err != nil {
		d.Report(err)
	}
	return d.Lang(s.Locale)
}
