package discord

import (
	"context"
	"strings"
	"unicode"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
)

// lookupGame is the game that a look-up means: the one named, else that of the place's match, else the first.
func (b *Bot) lookupGame(ctx context.Context, c call, opts options) string {
	if g := opts.text("game"); g != "" {
		return g
	}
	if pos, err := b.theMatch(ctx, c, "", ""); err == nil {
		return pos.Match.Game
	}
	return b.Library.Games()[0]
}

// lookUp finds what is asked for in the game that a look-up means. Where no game is named, one that has a thing of
// exactly that id or title is meant before one that has only something like it, and any before none.
func (b *Bot) lookUp(ctx context.Context, c call, opts options, typed string, rules bool, n int) (string, []Hit) {
	game := b.lookupGame(ctx, c, opts)
	hits := b.Library.Find(game, c.lang, typed, rules, n)
	if opts.text("game") != "" || len(hits) > 0 && hits[0].is(typed) {
		return game, hits
	}
	for _, other := range b.Library.Games() {
		if found := b.Library.Find(other, c.lang, typed, rules, n); len(found) > 0 && (len(hits) == 0 || found[0].is(typed)) {
			return other, found
		}
	}
	return game, hits
}

// is reports whether what was typed is the id or the title of a hit, capitals, signs and leading noughts aside.
func (h Hit) is(typed string) bool {
	plain := func(s string) string {
		var out []rune
		for _, r := range strings.ToLower(s) {
			nought := r == '0' && (len(out) == 0 || !unicode.IsDigit(out[len(out)-1]))
			if unicode.IsLetter(r) || unicode.IsDigit(r) && !nought {
				out = append(out, r)
			}
		}
		return string(out)
	}
	return plain(typed) == plain(h.ID) || plain(typed) == plain(h.Title)
}

// card finds a card and shows it as it is printed, privately.
func (b *Bot) card(ctx context.Context, c call, opts options) error {
	game, hits := b.lookUp(ctx, c, opts, opts.text("name"), false, 1)
	if len(hits) == 0 {
		return b.reply(c, api.Message{Content: b.t(c.lang, "lookup.none", engine.A("text", text(opts.text("name"))))})
	}
	return b.showCard(ctx, c, game, hits[0].ID)
}

// showCard shows one card with its picture, privately.
func (b *Bot) showCard(ctx context.Context, c call, game, id string) error {
	f := b.Library.Face(game, c.lang, id)
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: clip(f.Name, 250), Description: clip(b.faceText(game, c.lang, f), 4000),
		Footer: &discordgo.MessageEmbedFooter{Text: f.ID + " · " + b.gameName(game, c.lang)}}}}
	if err := b.reply(c, m); err != nil {
		return err
	}
	return b.illustrate(ctx, c, m, "card.png", func(ctx context.Context) (Picture, error) { return b.Painter.Card(ctx, game, c.lang, f.ID) })
}

// faceText is a printed card in words.
func (b *Bot) faceText(game, lang string, f engine.Face) string {
	word := func(family, code string) string {
		if w := b.Texts.Word(lang, game, family, code); w != "" {
			return w
		}
		return code
	}
	head := []string{f.TypeName}
	if f.Element != "" {
		head = append(head, word("symbols", f.Element))
	}
	head = append(head, f.Groups...)
	for _, m := range f.Marks {
		if w := word("symbols", m); !f.Says(w) {
			head = append(head, w)
		}
	}
	if f.Rank != "" {
		head = append(head, f.Rank)
	}
	figures, own := b.printedPrice(game, lang, f)
	if !own {
		if !f.NoCost {
			figures = append(figures, word("labels", "cost")+" "+itoa(f.Cost))
		}
		if len(f.Need) > 0 {
			figures = append(figures, word("labels", "need")+": "+b.needWords(game, lang, f))
		}
	}
	for _, s := range f.Stats {
		figures = append(figures, word("stats", s.Code)+" "+itoa(s.Printed))
	}
	lines := []string{strings.Join(head, " · "), strings.Join(figures, " · "), ""}
	lines = append(lines, f.Text...)
	if f.Flavour != "" {
		lines = append(lines, "", "*"+f.Flavour+"*")
	}
	return strings.Join(lines, "\n")
}

// rule answers with what the rules say: an id gives that clause or ruling, words give the best few.
func (b *Bot) rule(ctx context.Context, c call, opts options) error {
	game, hits := b.lookUp(ctx, c, opts, opts.text("about"), true, 3)
	if len(hits) == 0 {
		return b.reply(c, api.Message{Content: b.t(c.lang, "lookup.none", engine.A("text", text(opts.text("about"))))})
	}
	m := api.Message{}
	for _, h := range hits {
		m.Embeds = append(m.Embeds, &discordgo.MessageEmbed{Title: clip(h.Title, 250), Description: clip(h.Text, 1800)})
	}
	m.Embeds[len(m.Embeds)-1].Footer = &discordgo.MessageEmbedFooter{Text: b.t(c.lang, "lookup.footer", engine.A("game", text(b.gameName(game, c.lang))))}
	return b.reply(c, m)
}

// lookupChoices completes a look-up.
func (b *Bot) lookupChoices(ctx context.Context, c call, opts options, rules bool, typed string) []*discordgo.ApplicationCommandOptionChoice {
	var out []*discordgo.ApplicationCommandOptionChoice
	for _, h := range b.Library.Suggest(b.lookupGame(ctx, c, opts), c.lang, typed, rules, 25) {
		out = append(out, choice(h.Label, h.ID))
	}
	return out
}
