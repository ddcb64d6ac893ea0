package lint

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"farpost/cards/farwald/form"
	"farpost/cards/source"
	"farpost/cards/spell"
	"farpost/engine/farwald"
)

// checker checks one file; faults go to a common list.
type checker struct {
	faults *source.Faults
	pos    *source.Positions
	card   string
	groups map[string]bool
	sets   map[string]bool
	asked  int // how often like looked for a word
}

func (k *checker) fault(path, format string, args ...any) {
	f := k.pos.Fault(path, fmt.Sprintf(format, args...))
	f.Card = k.card
	*k.faults = append(*k.faults, f)
}

// Check checks folders that are loaded together.
func Check(folders ...form.Folder) source.Faults {
	var faults source.Faults
	groups, cards := map[string]bool{}, map[string]*farwald.Card{}
	k := &checker{faults: &faults, groups: groups, sets: map[string]bool{}}
	each := func(do func(s *form.Set)) {
		for i := range folders {
			for j := range folders[i].Sets {
				s := &folders[i].Sets[j]
				k.pos, k.card = s.Pos, ""
				do(s)
			}
		}
	}
	each(k.header)
	names := map[string]string{}
	var bringers []*bringer
	each(func(s *form.Set) {
		k.atMost("cards", len(s.Cards), maxPerFile)
		for i := range s.Cards[:min(len(s.Cards), maxPerFile)] {
			path := fmt.Sprintf("cards[%d]", i)
			c := &s.Cards[i]
			k.card = c.ID
			k.unique(path, c, cards, names)
			k.checkCard(path, c)
			if b := k.bringerOf(path, c); b != nil {
				bringers = append(bringers, b)
			}
		}
	})
	if len(cards) > maxCards {
		faults = append(faults, source.Fault{Msg: fmt.Sprintf("%d cards; at most %d can be loaded together", len(cards), maxCards)})
	}
	k.idNames(each, cards)
	k.endless(bringers)
	ids := map[string]bool{}
	for i := range folders {
		for j := range folders[i].Decks {
			d := &folders[i].Decks[j]
			k.pos, k.card = d.Pos, ""
			k.deck(d, cards, ids)
		}
		if c := folders[i].Clauses; c != nil {
			k.pos = c.Pos
			k.clauses(c)
		}
		if r := folders[i].Rulings; r != nil {
			k.pos = r.Pos
			k.rulings(r, folders[i].Clauses)
		}
	}
	if len(ids) > maxDecks {
		faults = append(faults, source.Fault{Msg: fmt.Sprintf("%d ready decks; at most %d can be loaded together", len(ids), maxDecks)})
	}
	return faults
}

// idNames finds names that are another card's id: whoever writes one could mean either.
func (k *checker) idNames(each func(func(*form.Set)), cards map[string]*farwald.Card) {
	each(func(s *form.Set) {
		for i := range s.Cards[:min(len(s.Cards), maxPerFile)] {
			c := &s.Cards[i]
			for lang, n := range map[string]string{"en": c.Name.En, "it": c.Name.It} {
				if cards[n] != nil && n != "" {
					k.card = c.ID
					k.fault(fmt.Sprintf("cards[%d].name.%s", i, lang), "the name %q is the id of a card", n)
				}
			}
		}
	})
}

// header checks what a set says of itself and takes its groups.
func (k *checker) header(s *form.Set) {
	k.id("set.id", s.Set.ID)
	if k.sets[s.Set.ID] {
		k.fault("set.id", "set id %q stands twice among all sets, built-in ones too: choose another", s.Set.ID)
	}
	k.sets[s.Set.ID] = true
	k.words("set.name", s.Set.Name, maxName, true)
	if s.Set.Year < 1900 || s.Set.Year > 9999 {
		k.fault("set.year", "set.year: the year of the set is printed on every card; give it, such as 2026")
	}
	k.line("set.illustrator", s.Set.Illustrator, maxName, true)
	for i, g := range s.Groups {
		path := fmt.Sprintf("groups[%d]", i)
		k.id(path+".id", g.ID)
		k.words(path+".name", g.Name, maxName, true)
		k.words(path+".of", g.Of, maxName, true)
		if k.groups[g.ID] {
			k.fault(path+".id", "group %q is declared twice among all sets; a group of another set can be used without declaring it", g.ID)
		}
		k.groups[g.ID] = true
	}
	if len(k.groups) > maxGroups {
		k.fault("groups", "more than %d groups", maxGroups)
	}
}

// unique checks ids and names against all cards so far (FW-012).
func (k *checker) unique(path string, c *farwald.Card, cards map[string]*farwald.Card, names map[string]string) {
	k.id(path+".id", c.ID)
	if cards[c.ID] != nil {
		k.fault(path+".id", "card id %q stands twice; an id is one card's among all sets, built-in ones too: choose another", c.ID)
	} else {
		cards[c.ID] = c
	}
	for _, n := range []struct{ lang, name string }{{"en", c.Name.En}, {"it", c.Name.It}} {
		key := n.lang + ":" + strings.ToLower(n.name)
		if other, taken := names[key]; taken && n.name != "" {
			k.fault(path+".name."+n.lang, "the name %q belongs to card %s already: choose another", n.name, other)
		}
		names[key] = c.ID
	}
}

var idForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$`)

func (k *checker) id(path, id string) {
	if !idForm.MatchString(id) {
		k.fault(path, "%s %q: an id is 1 to 32 letters, digits, - or _", leaf(path), id)
	}
}

// one checks that a word is in a list.
func (k *checker) one(path, got string, list ...string) bool {
	if slices.Contains(list, got) {
		return true
	}
	if got == "" {
		k.fault(path, "%s is missing: one of %s", leaf(path), shown(list))
	} else {
		k.fault(path, "%s: unknown %q; one of %s%s", leaf(path), got, shown(list), k.like(got, list))
	}
	return false
}

// like asks back when a word is nearly one of a list; "" when none is near, and after as many faults as are shown.
func (k *checker) like(got string, list []string) string {
	if k.asked++; k.asked > source.MaxShown {
		return ""
	}
	if w := spell.Nearest(got, list); w != "" {
		return "; did you mean " + w + "?"
	}
	return ""
}

func shown(list []string) string {
	out := slices.DeleteFunc(slices.Clone(list), func(s string) bool { return s == "" })
	return strings.Join(out, ", ")
}

func (k *checker) within(path string, n, low, high int) {
	if n < low || n > high {
		k.fault(path, "%s: %d; from %d to %d", leaf(path), n, low, high)
	}
}

func (k *checker) atMost(path string, n, limit int) {
	if n > limit {
		k.fault(path, "%s: %d of them; at most %d", leaf(path), n, limit)
	}
}

// leaf is the last key of a path.
func leaf(path string) string {
	if i := strings.LastIndex(path, "."); i >= 0 {
		path = path[i+1:]
	}
	return path
}

// set lists the yaml names of the fields of a struct that are not zero; inlined structs are skipped.
func set(v any) []string {
	rv := reflect.ValueOf(v)
	var out []string
	for i := range rv.NumField() {
		name, _, _ := strings.Cut(rv.Type().Field(i).Tag.Get("yaml"), ",")
		if name != "" && !rv.Field(i).IsZero() {
			out = append(out, name)
		}
	}
	return out
}

// exactlyOne checks that one field of a struct is set and gives its name.
func (k *checker) exactlyOne(path, what string, v any, but ...string) string {
	got := slices.DeleteFunc(set(v), func(s string) bool { return slices.Contains(but, s) })
	switch len(got) {
	case 1:
		return got[0]
	case 0:
		k.fault(path, "%s says nothing", what)
	default:
		k.fault(path, "%s says %s at once: make them separate", what, strings.Join(got, " and "))
	}
	return ""
}
