package lint

import (
	_ "embed"
	"fmt"

	"go.yaml.in/yaml/v3"

	"farpost/engine/groove/language"
)

// Price is a line of the price list.
type Price struct {
	Block string `yaml:"block"`
	// Points are what it is worth; with Each, for each thing.
	Points int  `yaml:"points"`
	Each   bool `yaml:"each"`
	// Says names it for people.
	Says string `yaml:"says"`
}

//go:embed prices.yaml
var listed []byte

// Prices is the price list, in the order in which people read it.
var Prices = readPrices()

func readPrices() []Price {
	var list struct {
		Prices []Price `yaml:"prices"`
	}
	if err := yaml.Unmarshal(listed, &list); err != nil {
		panic(err) // the file is part of the program
	}
	return list.Prices
}

// byBlock finds prices.
var byBlock = func() map[string]Price {
	out := map[string]Price{}
	for _, p := range Prices {
		if _, twice := out[p.Block]; twice {
			panic(fmt.Sprintf("the block %q has two prices", p.Block))
		}
		out[p.Block] = p
	}
	return out
}()

// points adds up what blocks are worth. A block that is not on the list is a fault.
func (k *checker) points(list []block) (sum int, priced bool) {
	priced = true
	for _, b := range list {
		p, ok := byBlock[b.name]
		if each := byBlock[b.of]; !ok && each.Each {
			p, ok = each, true
		}
		switch {
		case !ok:
			k.Fault(b.path, "the price list has no %q (GR-111)", b.name)
			priced = false
		case p.Each:
			sum += p.Points * max(b.n, 1)
		default:
			sum += p.Points
		}
	}
	return sum, priced
}

// worth checks that a half costs what it is worth (GR-111). Base is its strength, of a creature.
func (k *checker) worth(path, what string, base int, blocks []block, cost language.Cost) {
	points, priced := k.points(blocks)
	due := cost.Mana + cost.Groove
	if what == "creature" && cost.Mana > 0 {
		due++
	}
	if priced && base+points != due {
		k.Fault(path+".cost", "this %s is worth %d points (%d of strength, %d of what it does); at this cost it is %d (GR-111)",
			what, base+points, base, points, due)
	}
}
