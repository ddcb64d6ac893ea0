package lint

import (
	_ "embed"
	"fmt"

	"farpost/cards/groove/schema"
	"farpost/cards/lintkit"
	"farpost/engine/groove/language"
)

//go:embed prices.yaml
var listed []byte

// Prices is the price list, in the order in which people read it.
var Prices = lintkit.MustPrices(listed)

// namer names blocks: a target by its kind and what it demands, a filter by its side and what it demands. Which race or
// colour that is makes no difference.
func namer(targets []language.Target) lintkit.Namer {
	return lintkit.Namer{Language: schema.Language, Left: []string{"name"},
		Bare: []string{"of", "each", "n", "until", "kind", "side", "state", "keywords"},
		Ref: func(key, word string) any {
			for i := range targets {
				if key == "of" && targets[i].Name == word {
					return targets[i]
				}
			}
			return nil
		}}
}

// blocks are what a half is made of.
type blocks []lintkit.Block

func (b *blocks) add(path, name string) { *b = append(*b, lintkit.Block{Path: path, Name: name}) }

func (b *blocks) effect(path, moment string, targets []language.Target, list []language.Instr) {
	for i, in := range list {
		b.add(fmt.Sprintf("%s.effect[%d]", path, i), moment+namer(targets).Name(in))
	}
}

// half adds what both halves can have. Lead stands before a static: the type of a spell that stays. What happens when a
// creature is summoned or destroyed is worth what it is worth as a spell.
func (b *blocks) half(path, lead string, triggers []language.Trigger, statics []language.Static) {
	for i, t := range triggers {
		moment := t.On + ": "
		switch {
		case t.Cost != nil:
			moment = t.On + " " + namer(nil).Name(*t.Cost) + ": "
		case t.On == language.OnSummoned, t.On == language.OnDestroyed:
			moment = ""
		}
		b.effect(fmt.Sprintf("%s.triggers[%d]", path, i), moment, t.Targets, t.Effect)
	}
	for i, s := range statics {
		b.add(fmt.Sprintf("%s.statics[%d]", path, i), lead+namer(nil).Name(s))
	}
}

// creaturePrice checks that a creature half costs what it is worth (GR-111).
func (k *checker) creaturePrice(path string, c *language.Creature) {
	var b blocks
	b.half(path, "", c.Triggers, c.Statics)
	for _, word := range namer(nil).Parts(c.Keywords) {
		b.add(path+".keywords", word)
	}
	if c.EvolvesFrom != "" {
		b.add(path+".evolves-from", "evolution")
	}
	due := c.Cost.Groove
	if c.Cost.Mana > 0 {
		due = c.Cost.Mana + 1
	}
	if points, ok := k.Worth(Prices, b); ok && c.Strength+points != due {
		k.Fault(path+".strength", "strength: %d, and %d points of what it can do; at this cost it is %d in all (GR-111)",
			c.Strength, points, due)
	}
}

// spellPrice checks that a spell half costs what it is worth (GR-111).
func (k *checker) spellPrice(path string, s *language.Spell) {
	var b blocks
	b.effect(path, "", s.Targets, s.Effect)
	b.half(path, s.Type+": ", s.Triggers, s.Statics)
	if s.Extra != nil {
		b.add(path+".extra", "extra "+namer(nil).Name(*s.Extra))
	}
	if points, ok := k.Worth(Prices, b); ok && points != s.Cost.Number() {
		k.Fault(path+".cost", "the spell is worth %d points, and costs %d (GR-111)", points, s.Cost.Number())
	}
}
