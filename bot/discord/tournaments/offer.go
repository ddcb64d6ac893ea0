package tournaments

import (
	"fmt"
	"slices"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
	"farpost/engine"
)

// offer is what can be chosen of a part of a plan, while it is put together.
type offer struct {
	t       *Tournaments
	p       route.Place
	part    string
	pl      event.Plan
	running bool // the event runs
	options []discordgo.SelectMenuOption
}

// add adds something to choose; now says that it is chosen.
func (o *offer) add(label, value string, now bool) {
	x := ui.Option(label, value, "")
	x.Default = now
	o.options = append(o.options, x)
}

// number adds a number to choose, in the words of a code.
func (o *offer) number(code string, n int, now bool) {
	o.add(o.p.Text(code, engine.A("n", engine.Int(n))), fmt.Sprint(n), now)
}

// span words a length of time.
func (o *offer) span(d time.Duration) engine.Value { return ui.Plain(o.t.Span(o.p.Lang, d)) }

func (o *offer) formats() {
	g := o.t.Library.Ruleset(o.pl.Game)
	for _, f := range event.Formats() {
		if f != event.Pods || g != nil && g.MaxSeats > 2 {
			o.add(o.p.Text("event.format."+string(f)), string(f), f == o.pl.Format)
		}
	}
}

func (o *offer) games() {
	for _, n := range []int{1, 3, 5} {
		o.number("event.bestof", n, n == o.pl.BestOf)
	}
}

func (o *offer) seats() {
	for n := 3; n <= 4; n++ {
		o.number("event.seats", n, n == o.pl.Seats)
	}
}

// clocks offers pairs of times, those of which an answer fits into the round at least twice. While the event runs an
// answer takes as long as it did.
func (o *offer) clocks() {
	add := func(turn, round time.Duration) {
		o.add(o.p.Text("event.clocks", engine.A("turn", o.span(turn)), engine.A("round", o.span(round))),
			fmt.Sprintf("%d-%d", round/time.Hour, turn/time.Hour), turn == o.pl.Turn && round == o.pl.RoundTime)
	}
	for _, d := range []int{1, 2, 3, 5, 7, 10, 14, 30} {
		for _, hours := range []int{6, 12, 24, 48} {
			turn := time.Duration(hours) * time.Hour
			if hours > d*12 || hours == 6 && d > 7 || o.running && turn != o.pl.Turn {
				continue
			}
			add(turn, time.Duration(d)*24*time.Hour)
		}
	}
}

// cuts offers each kind of elimination among as many as suit the number of people, or among so many.
func (o *offer) cuts() {
	o.add(o.p.Text("event.cut.none"), "none", o.pl.Cut == "")
	sizes := []int{2, 4, 8, 16, 32, 64}
	if n := o.pl.CutTo; n > 0 && !slices.Contains(sizes, n) {
		sizes = append(sizes, n)
		slices.Sort(sizes)
	}
	for _, f := range []event.Format{event.Single, event.Double} {
		o.add(o.p.Text("event.cut."+string(f)), string(f), f == o.pl.Cut && o.pl.CutTo == 0)
		for _, n := range sizes {
			if o.pl.Capacity == 0 || n <= o.pl.Capacity {
				o.add(o.p.Text("event.cutto."+string(f), engine.A("n", engine.Int(n))), fmt.Sprintf("%s-%d", f, n),
					f == o.pl.Cut && n == o.pl.CutTo)
			}
		}
	}
}

func (o *offer) presets() {
	for _, set := range standings.Names() {
		o.add(o.p.Text("event.preset."+set), set, set == o.pl.Preset)
	}
}

// columns offers tie-breakers: all to begin the order with, those that are not in it yet to go on. In pods those are
// left out that would say the same of everybody.
func (o *offer) columns() {
	have := o.pl.TieBreakers()
	for _, c := range standings.Columns() {
		if set, err := standings.Own(c); err != nil || o.pl.Seats > 2 && len(set.ForPods().Columns) == 0 {
			continue
		}
		if o.part == "first" || !slices.Contains(have, c) {
			o.add(ui.Capital(o.p.Text("event.column."+string(c))), string(c), false)
		}
	}
}

func (o *offer) decks() {
	for _, d := range []string{event.DecksHidden, event.DecksOpen, event.DecksAfter} {
		o.add(o.p.Text("event.decks."+d), d, d == o.pl.Decks)
	}
}

func (o *offer) checkIn() {
	for _, hours := range []int{0, 1, 3, 6, 12, 24, 48, 72} {
		d := time.Duration(hours) * time.Hour
		label := o.p.Text("event.checkin.none")
		if hours > 0 {
			label = o.p.Text("event.checkin", engine.A("for", o.span(d)))
		}
		o.add(label, fmt.Sprint(hours), d == o.pl.CheckIn)
	}
}

func (o *offer) late() {
	o.add(o.p.Text("event.late.none"), "0", o.pl.LateUntil == 0)
	for n := 1; n <= 8; n++ {
		o.number("event.late", n, n == o.pl.LateUntil)
	}
	o.add(o.p.Text("event.late.always"), fmt.Sprint(event.MaxRounds), o.pl.LateUntil == event.MaxRounds)
}

func (o *offer) begins() {
	for _, s := range []string{event.StarterLoser, event.StarterSeed} {
		o.add(o.p.Text("event.begins."+s), s, s == o.pl.Begins)
	}
}

func (o *offer) where() {
	o.add(o.p.Text("event.where.here"), "here", !o.pl.Elsewhere)
	o.add(o.p.Text("event.where.elsewhere"), "elsewhere", o.pl.Elsewhere)
}

func (o *offer) auto() {
	o.add(o.p.Text("event.auto.no"), "hand", !o.pl.Automatic)
	o.add(o.p.Text("event.auto.yes"), "auto", o.pl.Automatic)
}
