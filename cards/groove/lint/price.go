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

// once are the moments at which something is worth what it is worth as a spell.
var once = map[string]bool{language.OnSummoned: true, language.OnDestroyed: true}

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

// half are the blocks of what both halves can have. Lead stands before a static: the type of a spell that stays.
func half(path, lead string, triggers []language.Trigger, statics []language.Static) (out []lintkit.Block) {
	for i, t := range triggers {
		moment := t.On
		if t.Cost != nil {
			moment += " " + namer(nil).Name(*t.Cost)
		}
		if moment += ": "; once[t.On] {
			moment = ""
		}
		out = append(out, effect(fmt.Sprintf("%s.triggers[%d]", path, i), moment, t.Targets, t.Effect)...)
	}
	for i, s := range statics {
		out = append(out, lintkit.Block{Path: fmt.Sprintf("%s.statics[%d]", path, i), Name: lead + namer(nil).Name(s)})
	}
	return out
}

func effect(path, moment string, targets []language.Target, list []language.Instr) (out []lintkit.Block) {
	for i, in := range list {
		name := moment + namer(targets).Name(in)
		out = append(out, lintkit.Block{Path: fmt.Sprintf("%s.effect[%d]", path, i), Name: name})
	}
	return out
}

// creaturePrice checks that a creature half costs what it is worth (GR-111).
func (k *checker) creaturePrice(path string, c *language.Creature) {
	blocks := half(path, "", c.Triggers, c.Statics)
	for _, word := range namer(nil).Parts(c.Keywords) {
		blocks = append(blocks, lintkit.Block{Path: path + ".keywords", Name: word})
	}
	if c.EvolvesFrom != "" {
		blocks = append(blocks, lintkit.Block{Path: path + ".evolves-from", Name: "evolution"})
	}
	due := c.Cost.Groove
	if c.Cost.Mana > 0 {
		due = c.Cost.Mana + 1
	}
	if points, ok := k.Worth(Prices, blocks); ok && c.Strength+points != due {
		k.Fault(path+".strength", "strength: %d, and %d points of what it can do; at this cost it is %d in all (GR-111)",
			c.Strength, points, due)
	}
}

// spellPrice checks that a spell half costs what it is worth (GR-111).
func (k *checker) spellPrice(path string, s *language.Spell) {
	blocks := append(effect(path, "", s.Targets, s.Effect), half(path, s.Type+": ", s.Triggers, s.Statics)...)
	if s.Extra != nil {
		blocks = append(blocks, lintkit.Block{Path: path + ".extra", Name: "extra " + namer(nil).Name(*s.Extra)})
	}
	if points, ok := k.Worth(Prices, blocks); ok && points != s.Cost.Mana+s.Cost.Groove {
		k.Fault(path+".cost", "the spell is worth %d points, and costs %d (GR-111)", points, s.Cost.Mana+s.Cost.Groove)
	}
}
