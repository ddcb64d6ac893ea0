package kit

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"farpost/engine"
)

// shown is how a game is shown, as its file says it: engine.Layout, and fields of engine.Ruleset of the same names.
type shown struct {
	Zones    []zone
	Layout   engine.Layout
	Details  []string
	Routine  []string
	Decisive []string
	Evident  []string
	Merged   engine.Merged
	Clauses  map[string][]string
	Codes    map[string][]string

	zones []engine.ZoneKind // of Zones
}

// zone is engine.ZoneKind; Seen is "all", "owner" or "nobody".
type zone struct {
	Kind, Seen      string
	Shared, Ordered bool
}

var seen = map[string]engine.Seen{"all": engine.SeenByAll, "owner": engine.SeenByOwner, "nobody": engine.SeenByNobody}

// Show reads which zones a game has and how it is shown from its file: keys are the fields of engine.ZoneKind,
// engine.Layout and engine.Ruleset in lower case. Every kind of question stands among the clauses, with none if it has
// none.
//
//	zones:
//	  - {kind: hand, seen: owner}
//	layout:
//	  zones:
//	    - {kind: hand, place: row}
//	  symbols:
//	    - {code: life, shape: shield, tint: "#ef9a9a", letter: LP}
//	details: [shuffled]
//	clauses:
//	  mulligan: [FO-021]
//	codes:
//	  refusals: [E-TIMING]
//
// The file is part of the program. It panics on one that has unknown keys, names a symbol that it does not define, or
// does not say who sees a zone.
func Show(g *engine.Ruleset, file string) {
	s := files.Of(file)
	g.Layout, g.Details, g.Routine, g.Decisive, g.Evident = s.Layout, s.Details, s.Routine, s.Decisive, s.Evident
	g.Zones = slices.Clone(s.zones)
	g.Merged, g.Codes = s.Merged, s.Codes
	g.Clauses, g.Questions = s.Clauses, slices.Sorted(maps.Keys(s.Clauses))
}

// files are the files that were read: a ruleset is built again and again.
var files = engine.Intern(func(file string) *shown {
	var s shown
	dec := yaml.NewDecoder(strings.NewReader(file))
	dec.KnownFields(true)
	if err := dec.Decode(&s); err != nil {
		panic(fmt.Sprintf("how a game is shown: %v", err))
	}
	for _, z := range s.Zones {
		who, ok := seen[z.Seen]
		if !ok {
			panic(fmt.Sprintf("how a game is shown: zone %s: who sees it?", z.Kind))
		}
		s.zones = append(s.zones, engine.ZoneKind{Kind: z.Kind, Shared: z.Shared, Seen: who, Ordered: z.Ordered})
	}
	for _, code := range symbolsOf(&s.Layout) {
		if !slices.ContainsFunc(s.Layout.Symbols, func(x engine.SymbolLayout) bool { return x.Code == code }) {
			panic(fmt.Sprintf("how a game is shown: there is no symbol %q", code))
		}
	}
	return &s
})

// symbolsOf lists the symbols that a layout uses. Badges and tracks have symbols of their codes.
func symbolsOf(l *engine.Layout) []string {
	out := slices.Concat(l.Badges, l.Tracks, []string{l.Need})
	for _, z := range l.Zones {
		out = append(out, z.Symbol)
	}
	for _, s := range l.States {
		out = append(out, s.Symbol)
	}
	for _, s := range l.Stats {
		out = append(out, s.Symbol)
	}
	for _, n := range l.Notes {
		out = append(out, n.Symbol)
	}
	return slices.DeleteFunc(out, func(code string) bool { return code == "" })
}
