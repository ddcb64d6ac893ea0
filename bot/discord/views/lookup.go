package views

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// mostFound is how many hits a look-up considers.
const mostFound = 6

// lookUp asks a question of the rules, or of the cards, of the game that is meant here. If no game is named, a game
// that has a thing of exactly that id or name comes before one that has something like it.
func (vw *Views) lookUp(ctx context.Context, p route.Place, typed string, rules bool) lookedUp {
	named := p.Options.Text("game")
	meant := vw.Find.Game(ctx, p)
	if game := vw.gameIn(typed, p.Lang); named == "" && game != "" {
		named, meant = game, game
	}
	out := lookedUp{game: meant, Answer: vw.Library.Ask(meant, p.Lang, typed, rules, mostFound)}
	exact := out.Exact
	for _, other := range vw.Find.Games(meant)[1:] {
		a := vw.Library.Ask(other, p.Lang, typed, rules, mostFound)
		nothing := len(out.Hits) == 0 && out.Missing == "" && a.Sure
		if named == "" && !exact && (a.Exact || nothing) {
			if out.Sure {
				out.elsewhere = append(out.elsewhere, out.game)
			}
			out.game, out.Answer, out.other, exact = other, a, true, true
		} else if a.Sure {
			out.elsewhere = append(out.elsewhere, other)
		}
	}
	return out
}

// gameIn returns the game whose name stands in a text; "" for none.
func (vw *Views) gameIn(text, lang string) string {
	text = strings.ToLower(text)
	for _, game := range vw.Library.Games() {
		short, _, _ := strings.Cut(vw.GameName(game, lang), ":")
		if strings.Contains(text, strings.ToLower(short)) {
			return game
		}
	}
	return ""
}

// rule answers a question about the rules (/rule). Without one it opens the table of contents.
func (vw *Views) rule(ctx context.Context, p route.Place) error {
	typed := p.Options.Text("about")
	if strings.TrimSpace(typed) == "" {
		return vw.showContents(p, vw.Find.Game(ctx, p), 0, reply.Call.Say)
	}
	return vw.answer(p, typed, true, vw.lookUp(ctx, p, typed, true))
}

// card finds a card and shows it (/card): by its name, by what it does, by what it is, or any.
func (vw *Views) card(ctx context.Context, p route.Place) error {
	typed := p.Options.Text("name")
	game := vw.Find.Game(ctx, p)
	if isRandom(typed) {
		return vw.randomCard(ctx, p, game)
	}
	if ids, ok := vw.Library.Filter(game, typed); ok && len(ids) > 0 {
		if len(ids) == 1 {
			return vw.showCard(ctx, p, game, ids[0])
		}
		return vw.sheet(ctx, p, sheetOf{game: game, filter: typed}, 0, reply.Call.Say)
	}
	found := vw.lookUp(ctx, p, typed, false)
	if len(found.Hits) == 0 {
		return vw.answer(p, typed, false, found)
	}
	return vw.showFoundCard(ctx, p, typed, found)
}

// inGame asks the same again in another game (a button). Its argument is "game/QUESTION".
func (vw *Views) inGame(rules bool) route.Handler {
	return func(ctx context.Context, p route.Place) error {
		game, typed, _ := strings.Cut(p.Button.Arg, "/")
		if vw.Library.Ruleset(game) == nil {
			return p.Say(api.Message{Content: p.Text("button.unknown")})
		}
		found := lookedUp{game: game, Answer: vw.Library.Ask(game, p.Lang, typed, rules, mostFound)}
		if !rules && len(found.Hits) > 0 {
			return vw.showFoundCard(ctx, p, typed, found)
		}
		return vw.answer(p, typed, rules, found)
	}
}

// answer shows what a look-up found of the rules, and what there is to press beside it. It says where nothing says
// exactly that.
func (vw *Views) answer(p route.Place, typed string, rules bool, found lookedUp) error {
	m := api.Message{}
	text := engine.A("text", ui.Typed(ui.Clip(ui.Tidy(typed), ui.MaxOption)))
	game := engine.A("game", ui.Plain(vw.GameName(found.game, p.Lang)))
	switch {
	case found.Missing != "":
		m.Content = p.Text("lookup.missing", engine.A("id", ui.Typed(found.Missing)), game)
	case len(found.Hits) == 0:
		m.Content = p.Text("lookup.none", text)
	case !found.Sure:
		m.Content = p.Text("lookup.unsure", text, game)
	case found.other:
		m.Content = p.Text("lookup.other", game)
	}
	if said := meaning(found.Asked); said != "" && rules {
		m.Content = strings.TrimSpace(m.Content + "\n" + said)
	}
	if len(found.Hits) > 0 {
		m.Embeds = []*discordgo.MessageEmbed{vw.ruleEmbed(p, found.game, found.Hits[0])}
		m.Components = append(m.Components, vw.beside(p, found.game, found.Hits[0].ID)...)
	}
	m.Components = append(m.Components, vw.further(p, typed, rules, found)...)
	return p.Say(m)
}

// forOthers is how many completions are left to other games.
const forOthers = 10

// completeLookup completes a look-up of cards, or with rules of clauses and rulings: of the game that is meant here,
// and then of the others.
func (vw *Views) completeLookup(rules bool) route.Completer {
	return func(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
		meant := vw.Find.Game(ctx, p)
		games := vw.Find.Games(meant)
		if p.Options.Text("game") != "" || strings.TrimSpace(typed) == "" {
			games = games[:1]
		}
		var out route.Choices
		for _, game := range games {
			room := ui.MaxChoices - len(out)
			if game == meant && len(games) > 1 {
				room -= forOthers
			}
			for _, h := range vw.Library.Suggest(game, p.Lang, typed, rules, room) {
				label := h.Label
				if game != meant {
					label = ui.Clip(label, ui.MaxChoice-20) + " · " + ui.Clip(vw.GameName(game, p.Lang), 17)
				}
				value := h.ID
				if h.Card {
					value = h.Title // an id may be a card of several games
				}
				out = append(out, route.Choice(label, ui.Clip(value, ui.MaxChoice)))
			}
		}
		return out, nil
	}
}
