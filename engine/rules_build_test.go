package engine_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestValidate ensures that each fault of a ruleset is found, and told alone and by name, and that what is only unusual
// is none.
func TestValidate(t *testing.T) {
	type (
		win   = engine.Window
		stand = engine.StandingKind
		mode  = engine.StandingMode
		quiet = engine.Silence
	)
	all := func(*engine.Reader, engine.Seat) []engine.Option { return nil }
	order := func(p engine.Public, _ engine.Opened) []engine.Seat { return p.Alive() }
	may := func(engine.Public, engine.Opened, engine.Seat) bool { return true }
	resolve := func(*engine.Reader, engine.Opened) (engine.Frame, bool) { return engine.Frame{}, false }
	window := func(w engine.Window) func(*engine.Ruleset) {
		return func(g *engine.Ruleset) { w.Kind = "w"; g.AddWindow(w) }
	}
	silence := func(q engine.Silence) func(*engine.Ruleset) {
		return func(g *engine.Ruleset) { g.Silences = append(g.Silences, q) }
	}
	kind := func(k engine.StandingKind) func(*engine.Ruleset) {
		return func(g *engine.Ruleset) { g.StandingKinds = append(g.StandingKinds, k) }
	}
	through := func(kinds ...string) func(*engine.Ruleset) {
		return func(g *engine.Ruleset) { g.AddQueue(engine.Queue{Kind: "duel", Through: kinds}) }
	}
	modes := []mode{{Code: "a"}, {Code: "b"}}
	const functions = "Deal, Stat, Ctrl, View, LoadBook and TriggerOrder are needed"
	const windows = "window w: Order, MayAct, and Resolve when passing resolves, are needed"
	const standing = "a code and modes, each with a code of its own, are needed"
	const silent = "a kind, a known verb"
	for name, c := range map[string]struct {
		spoil func(g *engine.Ruleset)
		says  string // "" for no fault
	}{
		"nothing":        {func(*engine.Ruleset) {}, ""},
		"no deal":        {func(g *engine.Ruleset) { g.Deal = nil }, functions},
		"no stat":        {func(g *engine.Ruleset) { g.Stat = nil }, functions},
		"no ctrl":        {func(g *engine.Ruleset) { g.Ctrl = nil }, functions},
		"no view":        {func(g *engine.Ruleset) { g.View = nil }, functions},
		"no book":        {func(g *engine.Ruleset) { g.LoadBook = nil }, functions},
		"no order":       {func(g *engine.Ruleset) { g.TriggerOrder = nil }, functions},
		"too many seats": {func(g *engine.Ruleset) { g.MinSeats = 4 }, "seats from 4 to 3"},
		"no seat":        {func(g *engine.Ruleset) { g.MinSeats = 0 }, "seats from 0 to 3"},
		"seats exactly":  {func(g *engine.Ruleset) { g.MinSeats = 3 }, ""},
		"attributes":     {func(g *engine.Ruleset) { g.Attrs = strings.Split("abcdefgh", "") }, ""},
		"many attributes": {func(g *engine.Ruleset) { g.Attrs = strings.Split("abcdefghi", "") },
			"9 attributes, an object has room for 8"},
		"verb": {func(g *engine.Ruleset) { g.Verbs = append(g.Verbs, engine.Verb{Name: "fly", Prog: "wings"}) },
			`verb fly: there is no program "wings"`},
		"verbs": {func(g *engine.Ruleset) { g.Verbs = append(g.Verbs, engine.Verb{Name: "end"}) },
			"a verb is named twice"},
		"zones":     {func(g *engine.Ruleset) { g.Zones = append(g.Zones, g.Zones[0]) }, "a zone is named twice"},
		"attribute": {func(g *engine.Ruleset) { g.Attrs = []string{"a", "b", "a"} }, "a attribute is named twice"},
		"seats' figure": {func(g *engine.Ruleset) { g.SeatAttrs = []string{"a", "a"} },
			"a seat attribute is named twice"},
		"variable": {func(g *engine.Ruleset) { g.Vars = []string{"a", "a"} }, "a variable is named twice"},
		"codes": {func(g *engine.Ruleset) { g.Codes = map[string][]string{"events": {"a", "b"}, "words": {"a", "a"}} },
			"a code of the family words is named twice"},
		"no time rule": {func(g *engine.Ruleset) { g.TimeRule = engine.TimeRule{} },
			"TimeRule is needed: how is a match decided whose time is over?"},
		"stat": {func(g *engine.Ruleset) { g.Stats = []string{"a", "a"} }, "a stat is named twice"},
		"window": {window(win{Order: order, MayAct: may, Resolve: resolve, OnPass: engine.PassEach,
			Verbs: []string{"play"}}), ""},
		"window, bare verb": {window(win{Order: order, MayAct: may, Verbs: []string{"play", "end"}}),
			`window w: verb "end" has no program`},
		"window, no verb": {window(win{Order: order, MayAct: may, Verbs: []string{"fly", "play"}}),
			`window w: verb "fly" has no program`},
		"window, no order":   {window(win{MayAct: may, Resolve: resolve}), windows},
		"window, nobody":     {window(win{Order: order, Resolve: resolve}), windows},
		"window, no end":     {window(win{Order: order, MayAct: may, OnPass: engine.PassEach}), windows},
		"window that closes": {window(win{Order: order, MayAct: may, OnPass: engine.PassClose}), ""},

		"queue":            {through("respond", "chase"), ""},
		"queue, no window": {through("respond", "idle"), `queue duel: "idle" is no window`},

		"silence":              {silence(quiet{Kind: "duel", Verb: engine.Pass, Name: "x", Options: all}), ""},
		"silence, no kind":     {silence(quiet{Verb: engine.Pass, Name: "x", Options: all}), silent},
		"silence, no verb":     {silence(quiet{Kind: "duel", Verb: "fly", Name: "x", Options: all}), silent},
		"silence, no name":     {silence(quiet{Kind: "duel", Verb: engine.Pass, Options: all}), silent},
		"silence, no options":  {silence(quiet{Kind: "duel", Verb: engine.Pass, Name: "x"}), silent},
		"standing":             {kind(stand{Code: "x", Modes: modes, Preset: "b", Windows: []string{"respond"}}), ""},
		"standing, no code":    {kind(stand{Modes: modes}), standing},
		"standing, no modes":   {kind(stand{Code: "x"}), standing},
		"standing, empty mode": {kind(stand{Code: "x", Modes: []mode{{Code: "a"}, {}}}), standing},
		"standing, mode twice": {kind(stand{Code: "x", Modes: append(modes, modes[0])}), standing},
		"standing, preset": {kind(stand{Code: "x", Modes: modes, Preset: "c"}),
			`standing pass "x": its preset "c" is no mode of it`},
		"standing, window": {kind(stand{Code: "x", Modes: modes, Windows: []string{"respond", "w"}}),
			`standing pass "x": "w" is no window`},
		"standing twice": {kind(stand{Code: "any", Modes: modes}), "a standing pass is named twice"},
	} {
		t.Run(name, func(t *testing.T) {
			g := toy.New("")
			c.spoil(g)
			switch err := g.Validate(); {
			case (err == nil) != (c.says == ""):
				t.Error(err)
			case err != nil && (!strings.HasPrefix(err.Error(), "toy: ") || !strings.Contains(err.Error(), c.says) ||
				strings.Contains(err.Error(), "\n")):
				t.Errorf("%v, want %q alone", err, c.says)
			}
		})
	}
	err := engine.NewRuleset("empty", 1).Validate()
	if want := "empty: the program \"match\" is missing\nempty: the program \"concede\" is missing\n" +
		"empty: the program \"draw\" is missing\nempty: " + functions +
		"\nempty: TimeRule is needed: how is a match decided whose time is over?\nempty: seats from 0 to 0"; err == nil ||
		err.Error() != want {
		t.Errorf("%v, want\n%s", err, want)
	}
}

// TestAsks ensures that a ruleset asks the kinds of question that it lists, those of its windows and the order of
// triggers, and no other; and any if it lists none.
func TestAsks(t *testing.T) {
	one, none := toy.New(""), toy.New("")
	one.Questions, none.Questions = []string{"idle"}, nil
	for kind, want := range map[string][2]bool{"": {false, false}, "idle": {true, true}, "dance": {false, true},
		"respond": {true, true}, engine.KindOrder: {true, true}} {
		if got := [2]bool{one.Asks(kind), none.Asks(kind)}; got != want {
			t.Errorf("%q is asked by a ruleset that lists questions, and by one that does not: %v, want %v", kind,
				got, want)
		}
	}
}

// TestDoubledNames ensures that a program, change, window or label that is given twice, and an old name of nothing,
// stop the building of a ruleset, which says what is wrong.
func TestDoubledNames(t *testing.T) {
	for name, add := range map[string]func(g *engine.Ruleset){
		"program": func(g *engine.Ruleset) { g.Add("turn") },
		"label":   func(g *engine.Ruleset) { g.Add("new", engine.Goto("a", "a"), engine.Goto("a", "a")) },
		"end":     func(g *engine.Ruleset) { g.Add("new", engine.Goto(engine.End, "a")) },
		"change":  func(g *engine.Ruleset) { g.AddChange("gold", nil) },
		"window":  func(g *engine.Ruleset) { g.AddWindow(engine.Window{Kind: "respond"}) },
		"alias":   func(g *engine.Ruleset) { g.Alias("turn", "idle", "begin") },
		"renamed": func(g *engine.Ruleset) { g.Renamed("turn", "match") },

		"alias of no label":     func(g *engine.Ruleset) { g.Alias("turn", "old", "gone") },
		"alias in no program":   func(g *engine.Ruleset) { g.Alias("gone", "old", "begin") },
		"renamed to no program": func(g *engine.Ruleset) { g.Renamed("old", "gone") },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if says, _ := recover().(string); !strings.HasPrefix(says, "engine: ") {
					t.Errorf("says %q", says)
				}
			}()
			add(toy.New(""))
		})
	}
}
