package lint

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/farwald/text"
	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// stays reports whether a played card remains on the Battlefield (FW-107, FW-108).
func stays(c *language.Card) bool { return c.Type == language.Evocation || c.Position }

func (k *checker) checkCard(path string, c *language.Card) {
	before := len(*k.Faults)
	k.Words(path+".name", c.Name, lintkit.MaxName, true)
	k.Words(path+".flavour", c.Flavour, lintkit.MaxProse, false)
	k.Figure(path+".figure", c.Figure)
	typed := k.One(path+".type", c.Type, language.Evocation, language.Attack, language.Mystic, language.Protection,
		language.Recovery)
	k.One(path+".rank", c.Rank, language.Normal, language.Strong, language.Legendary, language.Token)
	k.token(path, c)
	k.One(path+".supergroup", c.Supergroup, "", language.Epic, language.Deity)
	if k.Present(path+".cost", "every card has an Energy Cost, if only 0") {
		k.Within(path+".cost", c.Cost, 0, maxEnergy)
	}
	k.Within(path+".gate", c.Gate.Total(), 0, maxEnergy)
	k.AtMost(path+".groups", len(c.Groups), maxList)
	seen := map[string]bool{}
	for i, g := range c.Groups[:min(len(c.Groups), maxList)] {
		at := fmt.Sprintf("%s.groups[%d]", path, i)
		k.group(at, g)
		if seen[g] {
			k.Fault(at, "group %q stands twice", g)
		}
		seen[g] = true
	}
	if typed { // what an unknown type may have is unknown, too
		k.figures(path, c)
		k.properties(path, c)
	}
	if n := parts(c); n > maxParts {
		k.Fault(path, "the card has %d instructions, targets and costs; at most %d", n, maxParts)
	}
	k.texts(path, c)
	if len(*k.Faults) == before { // what has faults cannot be worded
		k.printed(path, c)
	}
}

// printed checks that the generated text has room on the card.
func (k *checker) printed(path string, c *language.Card) {
	for _, lang := range text.Langs {
		if n := utf8.RuneCountInString(strings.Join(text.Lines(lang, c, nil), " ")); n > maxText {
			k.Fault(path,
				"its text has %d letters (%s); at most %d are readable on a card: say less, or make two cards", n, lang,
				maxText)
		}
	}
}

func (k *checker) group(path, g string) {
	if !k.seen.Groups[g] {
		k.Fault(path, "unknown group %q: declare it under groups of a set%s", g,
			k.Like(g, slices.Sorted(maps.Keys(k.seen.Groups))))
	}
}

// figures checks the parts that Evocations have and others do not (FW-142, FW-146, FR-78).
func (k *checker) figures(path string, c *language.Card) {
	if c.Type == language.Evocation {
		k.One(path+".element", string(c.Element), "F", "W", "M", "N")
		if k.Present(path+".desen", "every Evocation has DesEn, if only 0") {
			k.Within(path+".desen", c.DesEn, 0, maxNumber)
		}
		if k.Present(path+".defen", "every Evocation has DefEn") && (c.DefEn < 1 || c.DefEn > maxNumber) {
			k.Fault(path+".defen", "defen: %d; from 1 to %d (with 0 it would shatter at once)", c.DefEn, maxNumber)
		}
		return
	}
	if c.Element != "" {
		k.Fault(path+".element", "only Evocations provide an element")
	}
	if c.DesEn != 0 {
		k.Fault(path+".desen", "only Evocations have DesEn")
	}
	if c.DefEn != 0 {
		k.Fault(path+".defen", "only Evocations have DefEn")
	}
}

// idle says by property on which cards it could never matter, and why.
var idle = map[string]struct {
	on  func(*language.Card) bool
	why string
}{
	"tw": {func(*language.Card) bool { return false }, ""},
	"energized": {func(c *language.Card) bool { return c.Type != language.Evocation },
		"only Evocations enter Exploited, so only they can have Energized"},
	"position": {func(c *language.Card) bool { return c.Type == language.Evocation },
		"an Evocation stays anyway; leave position out"},
	"frangible": {func(c *language.Card) bool { return !stays(c) },
		"the card never stays on the Battlefield, so nothing can shatter it"},
	"aether": {stays, "the card stays on the Battlefield, so it never disperses after its effects"},
}

// properties checks that each property of a card can matter. One without a rule is a fault of its own: whoever
// adds a property says here where it belongs.
func (k *checker) properties(path string, c *language.Card) {
	for _, code := range c.Properties() {
		switch rule, ok := idle[code]; {
		case !ok:
			k.Fault(path+"."+code, "%s: the linter has no rule for this property", code)
		case rule.on(c):
			k.Fault(path+"."+code, "%s: %s", code, rule.why)
		}
	}
	if c.Wear != nil && c.Type != language.Protection {
		k.Fault(path+".wear", "wear: only Protection cards are worn")
	}
	if c.Wear != nil && !c.Position {
		k.Fault(path+".wear", "wear: a worn card stays on the Battlefield: add position: true")
	}
}

// texts checks the text parts, and that they can happen.
func (k *checker) texts(path string, c *language.Card) {
	s := k.newScope(c)
	s.targets(path+".targets", c.Targets, false)
	if c.Wear != nil {
		s.wear(path+".wear", c.Wear)
	}
	s.effect(path+".effect", c.Effect, 1)
	if c.Charge != nil {
		s.block(path+".charge", c.Charge, "charge")
	}
	s.statics(path, c.Statics)
	s.unused(path)
	if c.Crystallize != nil {
		k.newScope(c).alone(path+".crystallize", c.Crystallize, "crystallize")
	}
	k.AtMost(path+".abilities", len(c.Abilities), maxBlocks)
	for i := range c.Abilities {
		at := fmt.Sprintf("%s.abilities[%d]", path, i)
		k.One(at+".while", c.Abilities[i].While, "", "exploited")
		a := k.newScope(c)
		a.while = c.Abilities[i].While
		a.alone(at, &c.Abilities[i].Block, "ability")
	}
	k.AtMost(path+".triggers", len(c.Triggers), maxBlocks)
	for i := range c.Triggers {
		k.trigger(fmt.Sprintf("%s.triggers[%d]", path, i), c, &c.Triggers[i])
	}
	k.reachable(path, c)
}

func (k *checker) trigger(path string, c *language.Card, t *language.When) {
	k.One(path+".on", t.On, language.OnPlayed, language.OnPositioned, language.OnShattering, language.OnEndOfTurn)
	if t.On == language.OnShattering && c.Type != language.Evocation {
		k.Fault(path+".on", "on: only Evocations raise Shattering")
	}
	if len(t.Cost) > 0 {
		k.Fault(path+".cost", "cost: a triggered effect happens by itself and costs nothing")
	}
	k.newScope(c).alone(path, &t.Block, "trigger")
}

// reachable finds parts that can never happen, and cards that do nothing.
func (k *checker) reachable(path string, c *language.Card) {
	if !stays(c) {
		for _, p := range []struct {
			key string
			has bool
		}{{"crystallize", c.Crystallize != nil}, {"abilities", len(c.Abilities) > 0},
			{"triggers", len(c.Triggers) > 0}, {"statics", len(c.Statics) > 0}} {
			if p.has {
				k.Fault(path+"."+p.key, "%s: the card never stays on the Battlefield, so this cannot happen", p.key)
			}
		}
	}
	if c.Type != language.Evocation && len(c.Effect)+len(c.Abilities)+len(c.Triggers)+len(c.Statics) == 0 &&
		c.Charge == nil && c.Crystallize == nil {
		k.Fault(path, "the card does nothing: give it an effect")
	}
}
