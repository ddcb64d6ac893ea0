package tournaments_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine/thorough"
	"farpost/storage"
)

// views are what everybody got through each door of an event: by "stage viewer door".
type views map[string]string

var (
	anyID  = regexp.MustCompile(`\b\d{17,20}\b`)
	markID = regexp.MustCompile(`#\d+[a-z]?`)
)

// put notes what somebody got. Ids differ from world to world: they are told apart by where they stand first.
func (v views) put(key, got string) {
	known := map[string]string{}
	v[key] = anyID.ReplaceAllStringFunc(markID.ReplaceAllString(got, "#"), func(id string) string {
		if known[id] == "" {
			known[id] = fmt.Sprint("id", len(known))
		}
		return known[id]
	})
}

// ops are all presses of an event that change nothing: those that show, those for organisers, and those that first ask.
func ops(w desk) []string {
	return append(doors(w), "deck", "plan", "export", "form", "ask/publish", "ask/cut", "ask/finish", "do/redraft",
		"do/publish", "why/cancel", "because/cancel", "swap/"+w.Bruno.ID(), "swap/1", "lend", "lend/"+w.Chiara.ID(),
		"list/"+w.Bruno.ID(), "person/"+w.Bruno.ID(), "round/1", "round/2", "pairing/1/0/2", "pairing/2/0/1",
		"players/p0", "table/1", "tree/1", "match/1", "people/p1")
}

// look goes through all doors of an event as everybody who has no rights in it.
func (v views) look(w desk, stage string) {
	w.Helper()
	w.Delivered()
	for _, p := range []*discordtest.Member{w.Bruno, w.Chiara, w.Dario} {
		put := func(door, got string) { v.put(strings.Join([]string{stage, p.Name, door}, " "), got) }
		answers := map[string]discordtest.Message{}
		for i, op := range ops(w) {
			answers[fmt.Sprint("press ", i, " ", strings.TrimRight(op, "0123456789"))] = w.forgeAny(p, op)
		}
		for _, c := range []string{"tournament show", "tournament deck", "tournament standings", "tournament match",
			"tournament panel", "inbox", "match list", "profile", "leaderboard"} {
			answers["command "+c] = p.Command(c)
		}
		w.Answered() // with pictures
		for door, m := range answers {
			if m.ID != "" { // no form
				m = p.Message(m.ID)
			}
			put(door, whole(m)+fmt.Sprint(m.Components))
		}
		for _, c := range []string{"show", "join", "deck", "checkin", "drop", "standings", "match", "panel"} {
			put("complete "+c, fmt.Sprint(p.Completions("tournament "+c, "event", "")))
		}
		var seen []string
		for _, m := range p.Sees() {
			if m.X == nil || !m.X.Ephemeral {
				seen = append(seen, whole(m)+fmt.Sprint(m.Components))
			}
		}
		put("messages", strings.Join(seen, "\n"))
	}
	list, err := w.Desk.List(w.Ctx, anyEvent0)
	w.OK(err)
	x, err := w.Desk.Export(w.Ctx, list[0].Row.ID, nil)
	w.OK(err)
	v.put(stage+" everybody export", string(x.JSON())+string(x.CSV()))
	w.OK(w.Store.View(w.Ctx, func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Done, 0)
		var out []string
		for _, r := range rows {
			if tournament.IsRow(r) {
				out = append(out, fmt.Sprint(r.Kind, r.Lane, r.NotBefore, r.Attempts, string(r.Payload)))
			}
		}
		slices.Sort(out)
		out = slices.Compact(out) // a board that waits takes in the next
		v.put(stage+" everybody rows", strings.Join(out, "\n"))
		return err
	}))
}

// held runs an event of Bruno, Chiara and Dario, in which Chiara brings a deck, and in which the first draft of each
// round is another if other is set, until it is published.
func held(t *testing.T, v views, decks, name, cards string, other bool) {
	w := opened(t, "round=24-6")
	do := func(a event.Action) {
		w.Helper()
		list, err := w.Desk.List(w.Ctx, anyEvent0)
		w.OK(err)
		a.By = w.Ada.ID()
		_, err = w.Desk.Do(w.Ctx, list[0].Row.ID, tournament.Step{Rights: event.Rights{Organiser: true}, Action: a})
		w.OK(err)
	}
	plan := w.event().Plan
	plan.Decks = decks
	do(event.Action{Kind: event.Edit, Plan: &plan})
	w.Chiara.PastesDeck(name, cards)
	joined(w, w.Bruno)
	w.press(w.Chiara, w.Chiara.Command("tournament join"), "/bring", "own:"+name)
	joined(w, w.Dario)
	v.look(w, "registration")
	w.panel("ask/start", "do/start")
	v.look(w, "started")
	swaps := func() {
		w.Helper()
		cur, _ := w.event().Current()
		i := slices.IndexFunc(cur.Pairings, func(p event.Pairing) bool { return len(p.Players) == 2 })
		bye := slices.IndexFunc(cur.Pairings, func(p event.Pairing) bool { return len(p.Players) == 1 })
		a, b := cur.Pairings[i].Players[0], cur.Pairings[i].Players[1]
		if other {
			b = cur.Pairings[bye].Players[0]
		}
		do(event.Action{Kind: event.Swap, Player: a, Other: b})
	}
	for round := range 2 {
		w.panel("do/draft")
		swaps()
		v.look(w, fmt.Sprint("draft-", round+1))
		swaps()
		w.panel("ask/publish", "do/publish")
		w.Tick(0)
		v.look(w, fmt.Sprint("round-", round+1))
		w.finish()
		v.look(w, fmt.Sprint("played-", round+1))
	}
	w.panel("ask/finish", "do/finish")
	v.look(w, "over")
	w.Quiet()
}

// TestTwinEvents ensures that by no door of an event anybody gets to know what is secret there: events that differ in
// the pairings of drafts, and in the deck of one player, are the same to everybody who has no rights in them, until
// the round is published and until the plan opens the lists; and that the deck's owner and, from then on, everybody
// else sees the difference.
func TestTwinEvents(t *testing.T) {
	thorough.Only(t, "it holds six events and goes through all their doors")
	opens := map[string][]string{
		event.DecksHidden: nil,
		event.DecksOpen:   {"started", "draft-1", "round-1", "played-1", "draft-2", "round-2", "played-2", "over"},
		event.DecksAfter:  {"over"},
	}
	one, two := map[string]views{}, map[string]views{}
	for decks := range opens {
		one[decks], two[decks] = views{}, views{}
	}
	t.Run("held", func(t *testing.T) {
		for decks := range opens {
			t.Run(decks+" one", func(t *testing.T) { held(t, one[decks], decks, "Zebra", "12 Moth", false) })
			t.Run(decks+" two", func(t *testing.T) { held(t, two[decks], decks, "Snail", "11 Moth\n2 Parry", true) })
		}
	})
	for decks, opens := range opens {
		own, open := map[string]bool{}, map[string]bool{}
		for _, key := range slices.Sorted(maps.Keys(one[decks])) {
			x, y := one[decks][key], two[decks][key]
			if x == y {
				continue
			}
			stage, rest, _ := strings.Cut(key, " ")
			who, door, _ := strings.Cut(rest, " ")
			shows := strings.Contains(door, " list") || strings.Contains(door, " players") || door == "export"
			switch {
			case who == "Chiara":
				own[stage] = true
			case slices.Contains(opens, stage) && shows:
				open[stage] = true
			default:
				at := 0
				for at < min(len(x), len(y)) && x[at] == y[at] {
					at++
				}
				at = max(0, at-100)
				t.Errorf("decks %s: %s shows\n%.600s\nand\n%.600s", decks, key, x[at:], y[min(at, len(y)):])
			}
		}
		if len(own) < 3 || len(open) != len(opens) {
			t.Errorf("decks %s: the owner sees the difference in %v, everybody else in %v of %v", decks, own, open, opens)
		}
	}
}
