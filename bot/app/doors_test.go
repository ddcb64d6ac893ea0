package app_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/app/apptest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/cards"
	"farpost/cards/deck"
	"farpost/engine/games"
	"farpost/engine/thorough"
)

// doors are all ways by which something of a match is shown; the file says how.
func doors(t *testing.T) string {
	t.Helper()
	raw, err := os.ReadFile("testdata/doors.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// rowsOf are the doors of a kind with what is said of each.
func rowsOf(t *testing.T, kind string) (order []string, says map[string]string) {
	t.Helper()
	says = map[string]string{}
	for line := range strings.Lines(doors(t)) {
		line = strings.TrimSpace(line)
		rest, ok := strings.CutPrefix(line, kind+" ")
		if !ok {
			continue
		}
		at := strings.LastIndexByte(rest, ' ')
		name := strings.TrimSpace(rest[:at])
		order, says[name] = append(order, name), rest[at+1:]
	}
	return order, says
}

// looked goes through all doors as all viewers: first those that only show, then those that may end the match.
func (w *walk) looked(stage string, viewers []viewer) {
	w.t.Helper()
	w.stage = stage
	on := w.handover.ID
	kinds := map[string][2][]string{}
	for _, kind := range []string{"press", "command", "complete"} {
		order, says := rowsOf(w.t, kind)
		var lists [2][]string
		for _, row := range order {
			if first, _, _ := strings.Cut(row, " "); kind != "press" && first != w.game && games.ByName(first) != nil ||
				kind != "press" && stage == "over" && says[row] != "own" {
				continue
			}
			i := 0
			if says[row] == "last" {
				i = 1
			}
			lists[i] = append(lists[i], row)
		}
		kinds[kind] = lists
	}
	w.pages(viewers, on)
	for i := range 2 {
		for _, v := range viewers {
			w.presses(v, on, kinds["press"][i])
			w.commands(v, kinds["command"][i])
			w.completions(v, kinds["complete"][i])
			w.read()
		}
	}
	w.sent()
	if err := w.app.Answered(); err != nil {
		w.t.Fatal(err)
	}
	for _, v := range viewers {
		w.messages(v)
	}
	w.rows()
}

// pages has each player open their pages of an answer, and everybody else press what stands on them.
func (w *walk) pages(viewers []viewer, on string) {
	w.t.Helper()
	for _, owner := range viewers {
		if !slices.Contains(w.seats, owner.p) || owner.guild != w.app.Sandbox.GuildID() {
			continue
		}
		ids := map[string]string{} // by what each does and where, for how many there are may hang on the owner's hand
		var open func(id string, depth int)
		open = func(id string, depth int) {
			out, err := owner.p.Member.Press(w.ctx, on, id)
			if err != nil {
				out, err = owner.p.Member.Forge(w.ctx, sandbox.Forged{MessageID: on, Kind: sandbox.InteractionComponent,
					Data: map[string]any{"custom_id": id, "component_type": sandbox.TypeButton}})
			}
			if err != nil || out.MessageID == "" {
				return
			}
			m, err := owner.p.Member.Message(out.MessageID)
			if err != nil {
				return
			}
			for _, c := range apptest.Controls(m) {
				switch c.Action {
				case ui.ActVerb:
					if depth > 0 {
						open(c.ID, depth-1)
					}
				case ui.ActPick, ui.ActBack, ui.ActAhead, ui.ActThen, ui.ActPage, ui.ActUndo, ui.ActZone, ui.ActWhy:
					what, n := fmt.Sprint(c.Action, " ", depth, " "), 0
					for ids[fmt.Sprint(what, n)] != "" {
						n++
					}
					ids[fmt.Sprint(what, n)] = c.ID
				}
			}
		}
		for _, action := range []string{ui.ActMove, ui.ActAhead} {
			open(ui.ID{Match: "m1", Action: action}.String(), 1)
		}
		for _, v := range viewers {
			if v.p == owner.p {
				continue
			}
			for _, what := range slices.Sorted(maps.Keys(ids)) {
				w.press(v, fmt.Sprint("page of ", owner.name, " ", what), on, ids[what])
			}
		}
		w.read()
	}
}

// TestDoors ensures that nobody gets to know through any door what is hidden from them: matches that differ only in the
// order of one player's deck, and so in their hand and in all that they draw, show everybody else the same, byte for
// byte, and who plays that deck sees the difference. Pictures are the real ones. Who asks from another server gets what
// they would get of a match that does not exist.
func TestDoors(t *testing.T) {
	thorough.Only(t, "it walks through every door of every game")
	all := []string{"farwald", "fow", "beings", "groove", "athernum"}
	walks := map[string][]*walk{}
	t.Run("walk", func(t *testing.T) {
		for _, game := range all {
			set, err := cards.Load(game)
			if err != nil {
				t.Fatal(err)
			}
			list := deck.Expand(set.Decks()[0].Cards)
			for i, id := range list {
				if game == "beings" && strings.HasPrefix(id, "G-") {
					list[i] = "G-1" // gems lie open as they come, so their order is no secret
				}
			}
			walks[game] = make([]*walk, 3)
			for i := range walks[game] {
				t.Run(fmt.Sprint(game, i), func(t *testing.T) {
					walks[game][i] = through(t, game, list, i-1)
				})
			}
		}
	})
	differs, sent := map[string]bool{}, map[string]bool{}
	for _, game := range all {
		for i, own := range []string{"ada", "bruno"} {
			if walks[game][0] == nil || walks[game][i+1] == nil {
				t.Fatal("a match was not walked through")
			}
			same(t, walks[game][0], walks[game][i+1], own, differs)
			maps.Copy(sent, walks[game][0].kinds)
		}
	}
	if !differs["messages"] {
		t.Error("no player is sent anything of their own")
	}
	for _, kind := range []string{"press", "command", "complete"} {
		_, says := rowsOf(t, kind)
		for row, say := range says {
			if own := differs[kind+" "+row]; say != "any" && own != (say == "own") {
				t.Errorf("%s %s: a player sees something of their own there: %v", kind, row, own)
			}
		}
	}
	_, says := rowsOf(t, "row")
	for row, say := range says {
		if sent[row] != (say == "seen") {
			t.Errorf("row %s was sent: %v", row, sent[row])
		}
	}
}

// through walks a match that is dealt with one deck turned.
func through(t *testing.T, game string, cards []string, turned int) *walk {
	t.Parallel()
	lists := [][]string{slices.Clone(cards), slices.Clone(cards), slices.Clone(cards)}
	if turned >= 0 {
		slices.Reverse(lists[turned])
	}
	w := newWalk(t, game, lists[:min(games.ByName(game).MaxSeats, len(lists))],
		func(*walk) func(*world) { return painted })
	w.begun()
	w.opened()
	home, away := w.app.Sandbox.GuildID(), "1000000000000000000"
	viewers := []viewer{{"ada", w.ada, home, "m1"}, {"bruno", w.bruno, home, "m1"}, {"watcher", w.chiara, home, "m1"},
		{"former", w.dario, home, "m1"}, {"elsewhere", w.chiara, away, "m1"}, {"unknown", w.chiara, away, "m0"}}
	_, invite := rowsOf(t, "press")
	w.looked("running", viewers)
	w.looked("over", viewers)
	for key, got := range w.got {
		other := strings.Replace(key, " elsewhere ", " unknown ", 1)
		if other != key && invite[pressOf(key)] != "invite" {
			if m0 := strings.ReplaceAll(w.got[other], "m0", "m1"); m0 != got {
				t.Errorf("%s: %s shows\n%s\nand of no match\n%s", game, key, got, m0)
			}
		}
	}
	for kind, listed := range map[string][]string{"command": slices.Collect(maps.Keys(w.options)),
		"complete": completed(w.options), "press": constants(t, "../discord/ui/actions.go", "Act"),
		"row":     constants(t, "../table/outbox.go", "Row"),
		"request": requests(t)} {
		order, _ := rowsOf(t, kind)
		for i, row := range order {
			if kind == "press" {
				row, _, _ = strings.Cut(row, "=")
				order[i], _, _ = strings.Cut(row, ":")
			}
		}
		for _, name := range listed {
			if !slices.Contains(order, name) {
				t.Errorf("%s %s is no row of doors.txt: who sees what through it?", kind, name)
			}
		}
	}
	w.quiet()
	return w
}

// pressOf is the press of a key of what was got; "" for anything else.
func pressOf(key string) string {
	_, press, _ := strings.Cut(key, " press ")
	return press
}

// completed are the options that are completed while they are typed, with their commands.
func completed(all map[string][]*discordgo.ApplicationCommandOption) []string {
	var out []string
	for path, options := range all {
		for _, o := range options {
			if o.Autocomplete {
				out = append(out, path+" "+o.Name)
			}
		}
	}
	return out
}

// constants are the texts of a file's constants whose names begin like this.
func constants(t *testing.T, file, prefix string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if ok && len(spec.Values) == 1 && strings.HasPrefix(spec.Names[0].Name, prefix) {
			if lit, ok := spec.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
				out = append(out, strings.Trim(lit.Value, `"`))
			}
		}
		return true
	})
	if len(out) == 0 {
		t.Errorf("%s has no constant %s…", file, prefix)
	}
	return out
}

// requests are the patterns of what the sandbox's page may ask for.
func requests(t *testing.T) []string {
	t.Helper()
	raw, err := os.ReadFile("../sandbox/pageapi/pageapi.go")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	route := regexp.MustCompile(`\b(?:page|Handle|HandleFunc)\("([^"]+)"`)
	for _, m := range route.FindAllStringSubmatch(string(raw), -1) {
		out = append(out, m[1])
	}
	if len(out) < 10 {
		t.Errorf("only %d requests: %q", len(out), out)
	}
	return out
}

// same compares what two matches showed to everybody but one player, to whom something must differ.
func same(t *testing.T, base, w *walk, own string, differs map[string]bool) {
	t.Helper()
	for _, key := range slices.Sorted(maps.Keys(w.got)) {
		was, had := base.got[key]
		if was == w.got[key] {
			continue
		}
		_, rest, _ := strings.Cut(key, " ")
		if name, ok := strings.CutPrefix(rest, own+" "); ok {
			differs[name] = true
			continue
		}
		if had || !strings.Contains(key, " page of ") { // a player whose hand differs may have more to choose
			at := 0
			for at < min(len(was), len(w.got[key])) && was[at] == w.got[key][at] {
				at++
			}
			at = max(0, at-100)
			t.Errorf("%s of %s: %s shows\n%.600s\nagainst\n%.600s", w.game, own, key, w.got[key][at:],
				was[min(at, len(was)):])
		}
	}
}
