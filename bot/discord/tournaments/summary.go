package tournaments

import (
	"context"
	"fmt"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
	"farpost/engine"
)

// name calls a person of an event.
func (t *Tournaments) name(ctx context.Context, lang, player string) string {
	if n := t.People.Name(ctx, player); n != "" {
		return n
	}
	return t.Text(lang, "rank.somebody")
}

// username finds players' user names, for pictures.
func (t *Tournaments) username(ctx context.Context) func(player string) string {
	return func(player string) string { return t.People.Username(ctx, player) }
}

// names joins the names of a pairing's players.
func (t *Tournaments) names(ctx context.Context, lang string, players []string) string {
	var out []string
	for _, id := range players {
		out = append(out, t.name(ctx, lang, id))
	}
	return strings.Join(out, " – ")
}

// format words how people meet: "Swiss, 5 rounds, then the best 8 in single elimination, best of 1".
func (t *Tournaments) format(lang string, e event.Event) string {
	p := e.Plan
	parts := []string{t.Text(lang, "event.format."+string(p.Format))}
	if n := max(p.Rounds, e.Total); n > 0 && (p.Format == event.Swiss || p.Format == event.Pods) {
		parts = append(parts, t.Text(lang, "event.rounds", engine.A("n", engine.Int(n))))
	}
	switch {
	case p.Cut != "" && p.CutTo > 0:
		parts = append(parts, t.Text(lang, "event.cutto."+string(p.Cut), engine.A("n", engine.Int(p.CutTo))))
	case p.Cut != "":
		parts = append(parts, t.Text(lang, "event.cut."+string(p.Cut)))
	}
	if p.Seats == 2 {
		parts = append(parts, t.Text(lang, "event.bestof", engine.A("n", engine.Int(p.BestOf))))
	}
	return strings.Join(parts, ", ")
}

// head is the first lines of everything that is shown of an event: its name, its game, how people meet, how it stands.
func (t *Tournaments) head(lang string, e event.Event) []string {
	out := []string{fmt.Sprintf("**%s** · %s · %s", ui.Literal(e.Plan.Name), t.GameName(e.Plan.Game, lang),
		t.format(lang, e)), t.stage(lang, e)}
	return out
}

// clocks words how long an answer, a round, and all of a player's answers in a game may take.
func (t *Tournaments) clocks(lang string, p event.Plan) []string {
	out := []string{t.Text(lang, "event.plan.clocks", engine.A("turn", ui.Plain(t.Span(lang, p.Turn))),
		engine.A("round", ui.Plain(t.Span(lang, p.RoundTime))))}
	if p.Total > 0 && !p.Elsewhere {
		out = append(out, t.Text(lang, "event.plan.total", engine.A("total", ui.Plain(t.Span(lang, p.Total)))))
	}
	return out
}

// stage words how far an event has come.
func (t *Tournaments) stage(lang string, e event.Event) string {
	in, wait := 0, 0
	for _, p := range e.Players {
		switch {
		case p.Waiting:
			wait++
		case !p.Gone:
			in++
		}
	}
	args := []engine.Arg{engine.A("n", engine.Int(in)), engine.A("waiting", engine.Int(wait)),
		engine.A("until", ui.Plain(ui.In(e.CheckInUntil)))}
	r, ok := e.Current()
	switch {
	case e.Stage == event.Registration && wait > 0:
		return t.Text(lang, "event.stage.registration", args...) + " " + t.Text(lang, "event.stage.line", args...)
	case e.Stage != event.Running:
		return t.Text(lang, "event.stage."+string(e.Stage), args...)
	case !ok || !r.Published && r.No == 1:
		return t.Text(lang, "event.stage.started", args...)
	case !r.Published:
		r = e.Rounds[len(e.Rounds)-2]
	}
	args = append(args, engine.A("round", ui.Plain(t.which(lang, e, r.No))), engine.A("open", engine.Int(r.Open())),
		engine.A("due", ui.Plain(ui.In(r.Due))))
	switch next := e.Follows(); {
	case r.Closed && (next == event.Draft || next == event.Publish):
		return t.Text(lang, "event.stage.closed", args...)
	case r.Closed:
		return t.Text(lang, "event.stage.played", args...)
	}
	return t.Text(lang, "event.stage.round", args...)
}

// which numbers a round, with how many there are if that is known: "2 of 5".
func (t *Tournaments) which(lang string, e event.Event, round int) string {
	if n := e.InAll(); n >= round {
		return t.Text(lang, "event.of", engine.A("round", engine.Int(round)), engine.A("of", engine.Int(n)))
	}
	return fmt.Sprint(round)
}

// pairings are the lines of a round's pairings: who plays whom, and what came of it.
func (t *Tournaments) pairings(ctx context.Context, lang string, r event.Round) []string {
	var out []string
	for _, p := range r.Pairings {
		line := fmt.Sprintf("%d. %s%s", p.No, t.names(ctx, lang, p.Players), t.outcome(ctx, lang, p))
		if len(p.Players) == 1 { // of a draft, too, in which it does not count yet
			line = t.name(ctx, lang, p.Players[0]) + " · " + t.Text(lang, "event.bye")
		}
		out = append(out, line)
	}
	return out
}

// outcome words what came of a pairing; "" for one that is open, so that a list stays short.
func (t *Tournaments) outcome(ctx context.Context, lang string, p event.Pairing) string {
	switch {
	case p.Done == event.DoneBye:
		return " · " + t.Text(lang, "event.bye")
	case p.Done == "" && p.Disputed != "":
		return " · " + t.Text(lang, "event.disputed")
	case p.Done == "":
		return ""
	case p.DoubleLoss:
		return " · " + t.Text(lang, "event.doubleloss")
	case len(p.Wins) == 2:
		s := fmt.Sprintf(" · **%d : %d**", p.Wins[0], p.Wins[1])
		if p.Done != event.DonePlayed && p.Done != event.DoneReported {
			s += " (" + t.Text(lang, "event.done."+p.Done) + ")"
		}
		return s
	}
	var winners []string
	for i, place := range p.Places {
		if place == 1 && i < len(p.Players) {
			winners = append(winners, t.name(ctx, lang, p.Players[i]))
		}
	}
	return " · " + t.Text(lang, "event.wonby", engine.A("players", ui.Plain(strings.Join(winners, ", "))))
}

// record is what a player has won, lost and drawn, byes with what was won.
func record(row standings.Row) string {
	return fmt.Sprintf("%d-%d-%d", row.Won+row.Byes, row.Lost, row.Drawn)
}

// figures words how far an event is, without a time, for pictures.
func (t *Tournaments) figures(lang string, e event.Event) string {
	round := 0
	for _, r := range e.Rounds {
		if r.Published {
			round = r.No
		}
	}
	return t.Text(lang, "event.figures", engine.A("round", ui.Plain(t.which(lang, e, round))),
		engine.A("n", engine.Int(len(e.Players))))
}

// table are the lines of the standings, all columns in each, with a line in front that says which they are. During an
// event dropped players stay.
func (t *Tournaments) table(ctx context.Context, lang string, v tournament.View) []string {
	e := v.Event
	if e.Stage == event.Over {
		var out []string
		for _, p := range e.Final() {
			out = append(out, fmt.Sprintf("**%d** · %s", p.Place, t.name(ctx, lang, p.Player)))
		}
		return out
	}
	columns := e.Plan.TieBreakers()
	heads := []string{t.Text(lang, "event.column.points"), t.Text(lang, "event.column.record")}
	for _, c := range columns {
		heads = append(heads, t.Text(lang, "event.column."+string(c)))
	}
	out := []string{"-# " + strings.Join(heads, " · ")}
	for _, row := range e.Standings() {
		cells := []string{fmt.Sprint(row.Points), record(row)}
		for i, val := range row.Values {
			cells = append(cells, columns[i].Show(val))
		}
		line := fmt.Sprintf("**%d** · %s · %s", row.Rank, t.name(ctx, lang, row.Player), strings.Join(cells, " · "))
		if row.Dropped {
			line += " · " + t.Text(lang, "event.dropped")
		}
		out = append(out, line)
	}
	return out
}
