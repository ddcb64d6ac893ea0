package tournaments

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/bracket"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// bracketFile is the name of the picture of a bracket.
const bracketFile = "bracket.png"

// bracket shows the elimination: in words at once, and as a picture with the places that are certain as soon as it is
// drawn.
func (t *Tournaments) bracket(ctx context.Context, p route.Place, v tournament.View) error {
	lines := t.head(p.Lang, v.Event)
	if v.Event.Stage == event.Over {
		table := t.table(ctx, p.Lang, v)
		lines = append(lines, table[:min(len(table), rowsAPage)]...)
	}
	return t.illustrated(ctx, p, t.treePage(ctx, p, v, 0), lines, id(v, "tree", "0"), bracketFile,
		func(ctx context.Context) (port.Picture, error) {
			return t.Painter.Bracket(ctx, t.tree(ctx, p.Lang, v.Event), "")
		})
}

// drawable reports whether everybody may see an event's elimination: a round of it was published. Until then who meets
// whom is a draft.
func drawable(e event.Event) bool {
	return e.Bracket != nil && slices.ContainsFunc(e.Rounds, func(r event.Round) bool {
		return r.Published && len(r.Pairings) > 0 && r.Pairings[0].Tie != ""
	})
}

// treeInWords shows a page of the elimination in words.
func (t *Tournaments) treeInWords(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	if !drawable(v.Event) {
		return t.standings(ctx, p, v, nil) // it was taken back
	}
	return p.Replace(t.treePage(ctx, p, v, ui.Number(args, 0)))
}

// treePage is a page of the elimination in words. Where standings came before it, a button leads to them.
func (t *Tournaments) treePage(ctx context.Context, p route.Place, v tournament.View, page int) api.Message {
	pages := t.treeText(ctx, p.Lang, v.Event)
	page = min(max(page, 0), len(pages)-1)
	buttons := p.Turns(page, len(pages), func(n int) ui.ID { return id(v, "tree", fmt.Sprint(n)) })
	if v.Event.Plan.Format == event.Swiss {
		buttons = append(buttons, ui.Button(p.Text("button.event.standings"), discordgo.SecondaryButton,
			id(v, "standings", "0")))
	}
	buttons = append(buttons, ui.Button(p.Text("button.event.export"), discordgo.SecondaryButton, id(v, "export")))
	return api.Message{Content: pages[page], Components: ui.Rows(buttons)}
}

// treeText is an event's elimination in words, a text a page.
func (t *Tournaments) treeText(ctx context.Context, lang string, e event.Event) []string {
	b := t.tree(ctx, lang, e)
	b.Title = "**" + ui.Literal(b.Title) + "**"
	return t.Painter.BracketText(b)
}

// pictured puts the picture of an event's elimination onto a message that everybody sees, unless that shows it already:
// shown is the hash of the picture on it, "" for none. It returns the hash; "" without an elimination. Where a picture
// cannot be drawn, or files are not permitted, words take its place.
func (t *Tournaments) pictured(
	ctx context.Context, lang string, v tournament.View, m *api.Message, shown string,
) (hash string, err error) {
	if !drawable(v.Event) {
		return "", nil
	}
	words := t.treeText(ctx, lang, v.Event)[0]
	pic, err := t.Painter.Bracket(ctx, t.tree(ctx, lang, v.Event), shown)
	if err != nil {
		if ctx.Err() != nil {
			return "", err
		}
		t.Sender.Report(err)
		m.Content = ui.Clip(strings.TrimSpace(m.Content+"\n\n"+words), ui.MaxContent)
		return "", nil
	}
	m.Unpictured = words
	if len(pic.PNG) > 0 {
		m.Files = []api.File{pic.File(bracketFile)}
	}
	return pic.Hash, nil
}

// tree is an event's elimination as a picture shows it.
func (t *Tournaments) tree(ctx context.Context, lang string, e event.Event) port.Bracket {
	b := TreeOf(t.Words, lang, e, func(player string) string { return t.name(ctx, lang, player) })
	b.Username = t.username(ctx)
	return b
}

// TreeOf is an event's elimination as a picture shows it; name names a player. It has none of the event's times,
// because a picture cannot know the reader's time zone. The event has to have a bracket.
func TreeOf(words narrate.Words, lang string, e event.Event, name func(player string) string) port.Bracket {
	known := func(player string) port.Contender {
		if player == "" {
			return port.Contender{}
		}
		return port.Contender{Player: player, Name: name(player), Dropped: slices.Contains(e.Bracket.Dropped, player)}
	}
	played := map[string]event.Pairing{}
	for _, r := range e.Rounds {
		for _, q := range r.Pairings {
			if q.Tie != "" && q.Done != "" {
				played[q.Tie] = q
			}
		}
	}
	code := "event.best"
	if e.Plan.Format != event.Swiss {
		code = "event.rest"
	}
	line := []string{words.Text(lang, code, engine.A("n", engine.Int(len(e.Bracket.Seeds))))}
	out := port.Bracket{Title: e.Plan.Name, Lang: lang}
	for _, r := range e.Bracket.Rounds() {
		round := port.BracketRound{Side: string(r.Side), Slots: r.Slots,
			Name: roundName(words, lang, e.Bracket.Kind, r)}
		for _, bye := range r.Byes {
			round.Ties = append(round.Ties, port.BracketTie{Slot: bye.Slot, Bye: true, A: known(bye.Player)})
		}
		for _, tie := range r.Ties {
			a, b := known(tie.A), known(tie.B)
			a.Won, b.Won = tie.Winner != "" && tie.Winner == tie.A, tie.Winner != "" && tie.Winner == tie.B
			a.Score, b.Score = gamesOf(played[tie.ID], tie.A), gamesOf(played[tie.ID], tie.B)
			round.Ties = append(round.Ties, port.BracketTie{Slot: tie.Slot(), A: a, B: b})
			if tie.A != "" && tie.B != "" && tie.Winner == "" && !slices.Contains(line, round.Name) {
				line = append(line, round.Name)
			}
		}
		out.Rounds = append(out.Rounds, round)
	}
	out.Line = ui.Bare(strings.Join(line, " · "))
	return out
}

// gamesOf is how many games of a pairing a player has won; "" if it was not decided by games.
func gamesOf(q event.Pairing, player string) string {
	i := slices.Index(q.Players, player)
	if i < 0 || i >= len(q.Wins) {
		return ""
	}
	return fmt.Sprint(q.Wins[i])
}

// roundName names a round of a bracket: those of a single elimination by how many are left, those of a double one by
// their side and number.
func roundName(words narrate.Words, lang string, kind bracket.Kind, r bracket.Round) string {
	code, n := "event.side."+string(r.Side), r.No
	switch left := r.Of - r.No; {
	case r.Side == bracket.Final && r.No > 1:
		code = "event.side.again"
	case r.Side != bracket.Upper || kind == bracket.Double:
	case left < 4:
		code = "event.side." + []string{"final", "semi", "quarter", "eighth"}[left]
	default:
		code, n = "event.side.of", 2*r.Slots
	}
	return words.Text(lang, code, engine.A("n", engine.Int(n)))
}
