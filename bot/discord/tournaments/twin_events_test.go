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
	return append(doors(w), "deck", "plan", "export", "form", "ask/publish", "ask/cut", "ask/finish", "do/redraft", "do/publish",
		"why/cancel", "because/cancel", "swap/"+w.Bruno.ID(), "swap/1", "lend", "lend/"+w.Chiara.ID(), "list/"+w.Bruno.ID(),
		"person/"+w.Bruno.ID(), "round/1", "round/2", "pairing/1/0/2", "pairing/2/0/1", "players/p0", "table/1", "tree/1",
		"match/1", "people/p1")
}

// look goes through all doors of an event as everybody who has no rights in it.
func (v views) look(w desk, stage string) {
	w.Helper()
	w.Delivered()
	for _, p := range []*discordtest.Member{w.Bruno, w.Chiara, w.Dario} {
		put := func(door, got string) { v.put(strings.Join([]string{stage, p.Name, door}, " "), got) }
		for i, op := range ops(w) {
			m := w.forgeAny(p, op)
			put(fmt.Sprint("press ", i, " ", strings.TrimRight(op, "0123456789")), whole(m)+fmt.Sprint(m.Components))
		}
		for _, c := range []string{"tournament show", "tournament deck", "tournament standings", "tournament match",
			"tournament panel", "inbox", "match list", "profile", "leaderboard"} {
			m := p.Command(c)
			put("command "+c, whole(m)+fmt.Sprint(m.Components))
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
				out = append(out, fmt.Sprint(r.Kind, " ", r.Lane, " ", r.NotBefore, " ", r.Attempts, " ", string(r.Payload)))
			}
		}
		slices.Sort(out)
		v.put(stage+" everybody rows", strings.Join(out, "\n"))
		return err
	}))
}

// held runs an event of Bruno, Chiara and Dario, in which Chiara brings a deck, and in which the first draft of each
// round is another if other is set, until it is published.
func held(t *testing.T, decks, name, cards string, other bool) views {
	w := opened(t, "format=roundrobin", "decks="+decks)
	v := views{}
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
		list, err := w.Desk.List(w.Ctx, anyEvent0)
		w.OK(err)
		pair, a, b := cur.Pairings[i].Players, "", ""
		if a, b = pair[0], pair[1]; other {
			b = cur.Pairings[bye].Players[0]
		}
		_, err = w.Desk.Do(w.Ctx, list[0].Row.ID, tournament.Step{Rights: event.Rights{Organiser: true},
			Action: event.Action{Kind: event.Swap, By: w.Ada.ID(), Player: a, Other: b}})
		w.OK(err)
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
	w.round()
	w.finish()
	w.panel("ask/finish", "do/finish")
	v.look(w, "over")
	w.Quiet()
	return v
}

// TestTwinEvents ensures that by no door of an event anybody gets to know what is secret there: events that differ in
// the pairings of drafts, and in the deck of one player, are the same to everybody who has no rights in them, until
// the round is published and until the plan opens the lists; and that the deck's owner and, from then on, everybody
// else sees the difference.
func TestTwinEvents(t *testing.T) {
	for decks, opens := range map[string][]string{
		event.DecksHidden: nil,
		event.DecksOpen:   {"started", "draft-1", "round-1", "played-1", "draft-2", "round-2", "played-2", "over"},
		event.DecksAfter:  {"over"},
	} {
		t.Run(decks, func(t *testing.T) {
			one, two := held(t, decks, "Zebra", "12 Moth", false), held(t, decks, "Snail", "11 Moth\n2 Parry", true)
			own, open := map[string]bool{}, map[string]bool{}
			for _, key := range slices.Sorted(maps.Keys(one)) {
				if one[key] == two[key] {
					continue
				}
				stage, rest, _ := strings.Cut(key, " ")
				who, door, _ := strings.Cut(rest, " ")
				shows := strings.HasPrefix(door, "press ") && strings.Contains(door, " list") ||
					strings.Contains(door, "players") || door == "export"
				switch {
				case who == "Chiara":
					own[stage] = true
				case slices.Contains(opens, stage) && shows:
					open[stage] = true
				default:
					t.Errorf("%s shows\n%.900s\nand\n%.900s", key, one[key], two[key])
				}
			}
			if len(own) < 3 || len(open) != len(opens) {
				t.Errorf("the owner sees the difference in %v, everybody else in %v of %v", own, open, opens)
			}
		})
	}
}
