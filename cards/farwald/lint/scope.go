package lint

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// scope is a text whose instructions can speak of the same targets.
type scope struct {
	*checker
	card  *language.Card
	while string
	known map[string]*language.Target
	at    map[string]string // where each target stands
	used  map[string]bool
}

func (k *checker) newScope(c *language.Card) *scope {
	return &scope{checker: k, card: c, known: map[string]*language.Target{}, at: map[string]string{},
		used: map[string]bool{}}
}

var nameForm = regexp.MustCompile(`^[a-z][a-z0-9-]{0,23}$`)

// reserved are words that instructions use for something else.
var reserved = []string{"this", "controller", "opponents", "all"}

// alone checks a block that shares no targets with the rest of the card.
func (s *scope) alone(path string, b *language.Block, what string) {
	s.block(path, b, what)
	s.unused(path)
}

// block checks cost, targets and effect.
func (s *scope) block(path string, b *language.Block, what string) {
	s.costs(path, b.Cost, what)
	s.targets(path+".targets", b.Targets, what == "crystallize" || what == "trigger")
	if len(b.Effect) == 0 {
		s.Fault(path, "%s: the effect is empty", what)
	}
	s.effect(path+".effect", b.Effect, 1)
}

// targets checks choices; late marks blocks whose choices are made late anyway.
func (s *scope) targets(path string, list []language.Target, late bool) {
	s.AtMost(path, len(list), maxList)
	for i := range list {
		at := fmt.Sprintf("%s[%d]", path, i)
		if late && list[i].Late {
			s.Fault(at+".late", "late: choices of this block are made when it resolves anyway; leave it out")
		}
		s.target(at, &list[i])
	}
}

// target checks one choice and makes its name known.
func (s *scope) target(path string, t *language.Target) {
	switch {
	case !nameForm.MatchString(t.Name):
		s.Fault(path, "target %q: give it a name of small letters, digits and -", t.Name)
	case slices.Contains(reserved, t.Name):
		s.Fault(path+".name", "name: %q means something else in instructions", t.Name)
	case s.known[t.Name] != nil:
		s.Fault(path+".name", "name: %q is taken by another target", t.Name)
	}
	s.known[t.Name], s.at[t.Name] = t, path
	s.Within(path+".n", t.N, 0, maxList)
	s.One(path+".side", t.Side, language.Own, language.Opponent, language.AnySide)
	s.One(path+".crystal", t.Crystal, "", "standing", "damaged", "destroyed")
	s.One(path+".stage", t.Stage, "", "declared", "paid", "ability", "unresolved")
	if !s.One(path+".kind", t.Kind, language.TargetCard, language.TargetCrystal, language.TargetPlayer,
		language.TargetPending, language.TargetVortex, language.TargetHand) {
		return
	}
	s.kind(path, t)
	s.filter(path, &t.Filter, t.Kind == language.TargetCard)
}

// kind checks that a target says only what its kind can use.
func (s *scope) kind(path string, t *language.Target) {
	takes := map[string][]string{
		language.TargetCard: {"type", "element", "group", "supergroup", "state", "cost-max", "defen-max",
			"frangible", "other"},
		language.TargetVortex:  {"type", "element", "group", "supergroup", "cost-max"},
		language.TargetHand:    {"type", "element", "group", "supergroup", "cost-max"},
		language.TargetCrystal: {"crystal"},
		language.TargetPending: {"stage"},
	}[t.Kind]
	got := lintkit.Set(t.Filter)
	if t.Crystal != "" {
		got = append(got, "crystal")
	}
	if t.Stage != "" {
		got = append(got, "stage")
	}
	for _, key := range got {
		if key != "side" && !slices.Contains(takes, key) {
			s.Fault(path+"."+key, "%s: a target of kind %s has none", key, t.Kind)
		}
	}
	switch {
	case t.Kind == language.TargetPending && t.Stage == "":
		s.Fault(path, "stage is missing: one of declared, paid, ability, unresolved")
	case t.Kind == language.TargetPlayer && t.Side == language.Own:
		s.Fault(path+".side", "side: there is nothing to choose; write who: controller")
	case t.Kind == language.TargetHand && t.Side != language.Own:
		s.Fault(path+".side", "side: only the own hand can be chosen from")
	case t.Kind == language.TargetHand && !t.Late && s.at[t.Name] == path:
		s.Fault(path,
			"a card of the hand is chosen when the text resolves, or it would be shown too early: add late: true")
	}
}

func (s *scope) wear(path string, t *language.Target) {
	s.target(path, t)
	s.used[t.Name] = true
	if t.Kind != language.TargetCard && t.Kind != language.TargetCrystal {
		s.Fault(path+".kind", "kind: a card is worn by a card or a Crystal")
	}
	if t.N > 1 || t.UpTo || t.Late {
		s.Fault(path, "wear: exactly one wearer, chosen as the card is declared")
	}
}

// refer finds the target that an instruction speaks of and checks its kind; nil when it is wrong.
func (s *scope) refer(path, name string, kinds ...string) *language.Target {
	t := s.known[name]
	if t == nil {
		s.Fault(path, "%s: no target is named %q here%s", lintkit.Leaf(path), name,
			s.Like(name, slices.Sorted(maps.Keys(s.known))))
		return nil
	}
	s.used[name] = true
	if !slices.Contains(kinds, t.Kind) {
		s.Fault(path, "%s: %q is of kind %s; this needs %s", lintkit.Leaf(path), name, t.Kind, lintkit.Shown(kinds))
		return nil
	}
	return t
}

// unused finds targets that nothing speaks of.
func (s *scope) unused(path string) {
	for name, at := range s.at {
		if !s.used[name] {
			s.Fault(at, "target %q is chosen, but nothing happens to it", name)
		}
	}
}

// filter checks what a filter says of cards. Positioned: of cards on the Battlefield.
func (s *scope) filter(path string, f *language.Filter, positioned bool) {
	s.One(path+".side", f.Side, language.Own, language.Opponent, language.AnySide)
	s.One(path+".type", f.Type, "", language.Evocation, language.Attack, language.Mystic, language.Protection,
		language.Recovery)
	s.One(path+".element", string(f.Element), "", "F", "W", "M", "N")
	s.One(path+".supergroup", f.Super, "", language.Epic, language.Deity)
	s.One(path+".state", f.State, "", "energized", "exploited")
	if f.Group != "" {
		s.group(path+".group", f.Group)
	}
	if f.CostMax != nil {
		s.Within(path+".cost-max", *f.CostMax, 0, maxEnergy)
	}
	if f.DefEnMax != nil {
		s.Within(path+".defen-max", *f.DefEnMax, 1, maxNumber)
	}
	evocation := f.Type == language.Evocation
	if f.Element != "" && !evocation {
		s.Fault(path+".element", "element: only Evocations have one; add type: evocation")
	}
	if f.DefEnMax != nil && !evocation {
		s.Fault(path+".defen-max", "defen-max: only Evocations have DefEn; add type: evocation")
	}
	if positioned && (f.Type == language.Attack) {
		s.Fault(path+".type", "type: Attack cards are not on the Battlefield")
	}
}
