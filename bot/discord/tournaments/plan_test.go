package tournaments_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
)

// offered are the parts of the plan of which a page has a menu, and the menu of one of them.
func offered(m discordtest.Message, part string) (parts []string, options []string, now string) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			_, name, ok := strings.Cut(c.CustomID, "/set/")
			if !ok {
				continue
			}
			parts = append(parts, name)
			if name != part {
				continue
			}
			for _, o := range c.Options {
				options = append(options, o.Value)
				if o.Default {
					now = o.Value
				}
			}
		}
	}
	return parts, options, now
}

// pages turns the pages of a plan until one fits; ok is false where none does.
func (w desk) pages(m discordtest.Message, fits func(discordtest.Message) bool) (out discordtest.Message, ok bool) {
	w.Helper()
	for range 6 {
		if fits(m) {
			return m, true
		}
		if c, more := nextPage(m); more {
			m = w.Ada.PressID(m, c)
		}
	}
	return m, false
}

// nextPage is the button that turns the pages of a plan.
func nextPage(m discordtest.Message) (id string, ok bool) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if strings.Contains(c.CustomID, "/plan/") {
				return c.CustomID, true
			}
		}
	}
	return "", false
}

// choose turns to a part of the plan and chooses there; what is chosen is marked afterwards.
func (w desk) choose(m discordtest.Message, part, value string) discordtest.Message {
	w.Helper()
	m, ok := w.pages(m, func(m discordtest.Message) bool {
		parts, _, _ := offered(m, part)
		return slices.Contains(parts, part)
	})
	if !ok {
		w.Fatalf("no page has the part %s: %s", part, m)
	}
	m = w.press(w.Ada, m, "/set/"+part, value)
	if _, options, now := offered(m, part); slices.Contains(options, value) && now != value && part != "first" {
		w.Errorf("%s=%s: chosen is %q", part, value, now)
	}
	return m
}

// parts are all parts of a plan that its pages offer.
func (w desk) parts(m discordtest.Message) (all []string) {
	w.Helper()
	m, _ = w.pages(m, func(m discordtest.Message) bool {
		page, _, _ := offered(m, "")
		return slices.Contains(page, "format")
	})
	first, _, _ := offered(m, "")
	for {
		parts, _, _ := offered(m, "")
		if slices.Equal(parts, first) && len(all) > 0 {
			return all
		}
		all = append(all, parts...)
		next, more := nextPage(m)
		if !more {
			return all
		}
		m = w.Ada.PressID(m, next)
	}
}

// apart ensures that what ends a tournament stands alone in a row below the other buttons of a page, in red.
func (w desk) apart(m discordtest.Message) {
	w.Helper()
	for i, row := range m.Components {
		for _, c := range row.Components {
			if c.Style == int(discordgo.DangerButton) != (i == len(m.Components)-1) {
				w.Errorf("%s stands in row %d of %d with style %d", c.Label, i+1, len(m.Components), c.Style)
			}
		}
	}
}

// TestPlan ensures that each part of a plan is chosen in a menu, and that what does not suit what was chosen before is
// not offered.
func TestPlan(t *testing.T) {
	w := desk{discordtest.New(t)}
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	swiss := "format bestof round cut preset decks checkin late begins where auto"
	w.apart(m)
	if got := w.parts(m); !slices.Equal(got, strings.Fields(swiss)) {
		t.Errorf("offered are %q, want %q", got, swiss)
	}
	m = w.submit(w.Ada, w.Ada.TryPress(m, w.control(m, "m1/form")), map[string]string{"name": "Cup", "capacity": "12"})
	m, _ = w.pages(m, func(m discordtest.Message) bool { return strings.Contains(m.String(), "/set/cut") })
	if _, cuts, _ := offered(m, "cut"); !slices.Contains(cuts, "double-8") || slices.Contains(cuts, "single-16") {
		t.Errorf("of twelve players there can go on %q", cuts)
	}
	want := w.event().Plan
	for _, x := range []struct {
		part, value string
		set         func(*event.Plan)
	}{
		{"bestof", "3", func(p *event.Plan) { p.BestOf = 3 }},
		{"round", "336-48", func(p *event.Plan) {
			p.RoundTime, p.Turn, p.Total = 14*24*time.Hour, 48*time.Hour, 6*24*time.Hour
		}},
		{"cut", "double-8", func(p *event.Plan) { p.Cut, p.CutTo = event.Double, 8 }},
		{"cut", "single", func(p *event.Plan) { p.Cut, p.CutTo = event.Single, 0 }},
		{"preset", "netrunner", func(p *event.Plan) { p.Preset = "netrunner" }},
		{"preset", "own", func(p *event.Plan) { p.Preset = "own" }},
		{"first", "games", func(p *event.Plan) { p.Columns = []standings.Column{standings.GameWins} }},
		{"then", "sos", func(p *event.Plan) { p.Columns = append(p.Columns, standings.Schedule) }},
		{"decks", "open", func(p *event.Plan) { p.Decks = event.DecksOpen }},
		{"checkin", "3", func(p *event.Plan) { p.CheckIn = 3 * time.Hour }},
		{"late", "4", func(p *event.Plan) { p.LateUntil = 4 }},
		{"late", "0", func(p *event.Plan) { p.LateUntil = 0 }},
		{"begins", "seed", func(p *event.Plan) { p.Begins = event.StarterSeed }},
		{"where", "elsewhere", func(p *event.Plan) { p.Elsewhere = true }},
		{"auto", "auto", func(p *event.Plan) { p.Automatic = true }},
		{"cut", "none", func(p *event.Plan) { p.Cut = "" }},
		{"format", "pods", func(p *event.Plan) { p.Format, p.Seats, p.BestOf = event.Pods, 4, 1 }},
		{"seats", "3", func(p *event.Plan) { p.Seats = 3 }},
	} {
		m = w.choose(m, x.part, x.value)
		x.set(&want)
		if got := w.event().Plan; !reflect.DeepEqual(got, want) {
			t.Errorf("%s=%s makes %+v, want %+v", x.part, x.value, got, want)
		}
	}
	ties := func(words string) []string {
		page, ok := w.pages(m, func(m discordtest.Message) bool { return m.Shows(words) && m.Shows("tie-breaker") })
		if !ok {
			t.Errorf("no page says %q", words)
		}
		m = page
		_, then, _ := offered(page, "then")
		return then
	}
	if then := ties("points: strength of schedule, then by lot"); slices.Contains(then, "diff") ||
		slices.Contains(then, "sos") || !slices.Contains(then, "median") {
		t.Errorf("in pods the next tie-breaker is one of %q", then)
	}
	pods := "format seats round preset first then decks checkin late where auto"
	if got := w.parts(m); !slices.Equal(got, strings.Fields(pods)) {
		t.Errorf("in pods %q are offered, want %q", got, pods)
	}
	m = w.choose(w.Ada.Command("tournament panel"), "format", "roundrobin")
	if then := ties("points: games won, strength of schedule, then by lot"); slices.Contains(then, "games") ||
		!slices.Contains(then, "diff") {
		t.Errorf("the next tie-breaker is one of %q", then)
	}
	m = w.choose(m, "format", "single")
	if got := strings.Join(w.parts(m), " "); got != "format bestof round decks checkin begins where auto" {
		t.Errorf("in an elimination %q are offered", got)
	}
	w.Quiet()
}

// TestPlanRunning ensures that an event that runs offers what can still be changed, and refuses the rest, in words that
// say what can.
func TestPlanRunning(t *testing.T) {
	w := opened(t)
	if got := w.parts(w.panel("/plan")); !slices.Contains(got, "format") {
		t.Errorf("during the registration %q are offered", got)
	}
	joined(w, w.Ada, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	m := w.panel("/plan")
	if got := w.parts(m); !slices.Equal(got, []string{"round", "cut", "late", "auto"}) {
		t.Errorf("while it runs %q are offered", got)
	}
	_, times, _ := offered(m, "round")
	if slices.ContainsFunc(times, func(s string) bool { return !strings.HasSuffix(s, "-24") }) {
		t.Errorf("an answer can be given other times: %q", times)
	}
	w.choose(w.choose(m, "round", "240-24"), "cut", "single-2")
	if p := w.event().Plan; p.RoundTime != 240*time.Hour || p.CutTo != 2 {
		t.Errorf("the plan is %+v", p)
	}
	w.Says("the plan", w.panel(), "among the best 2")
	for op, want := range map[string]string{
		"set/format/single": "once the tournament has begun",
		"set/round/240-48":  "once the tournament has begun",
		"set/round/9999-24": "The time of a round, in hours, has to be from 1 to 1440, not 9999.",
		"set/cut/single-1":  "The number of players in the elimination has to be from 2 to 512, not 1.",
		"set/cut/triple":    "The elimination does not go together with what else is chosen.",
		"set/bestof/two":    "any more",
		"set/nothing/1":     "any more",
	} {
		if m := forge(w, w.Ada, op); !m.Shows(want) {
			t.Errorf("%s: %s, want %q", op, m, want)
		}
	}
	w.Quiet()
}
