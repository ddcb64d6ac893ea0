package figure

import (
	"image"
	"image/color"
	"maps"
	"math"
	"slices"
	"strings"
)

// Card is what a figure depends on. Equal values draw equal pixels.
type Card struct {
	// ID varies what the word leaves open: the way it looks, its pose, its second colour.
	ID string
	// Word says what is drawn: a word of Words, or one that can hold another and that, as in "knight+banner". A word
	// that nobody knows draws a crystal.
	Word string
	// Kin gives cards that belong together one second colour; "" for cards that stand alone.
	Kin string
	// Size is from 0 for the least to 1 for the greatest of its kind.
	Size float64
	// Parts are further parts, of Parts. Others are left out.
	Parts []string
	Tint  color.RGBA
}

// held says how a thing is held: where in its own units, how large and how far turned.
type held struct {
	x, y, scale, angle float64
}

// thing is a thing that stands alone or is held.
type thing struct {
	draw func(*canvas)
	grip held
}

var (
	long  = held{0, 0.3, 0.84, 0.1}     // on the ground or over the shoulder
	short = held{0, 0.5, 0.62, 0.35}    // in the fist
	small = held{0, -0.1, 0.46, 0}      // before the hand
	hangs = held{0, -0.8, 0.46, 0}      // from the hand
	wide  = held{-0.4, 0.1, 0.56, -0.3} // at the mouth
)

var things = map[string]thing{
	"blade": {blade, short}, "dagger": {dagger, short}, "axe": {axe, short}, "hammer": {hammer, short},
	"club": {club, short}, "spear": {spear, long}, "trident": {trident, long}, "bow": {bow, held{0.3, 0, 0.62, 0}},
	"staff": {staff, long}, "sceptre": {sceptre, short}, "shield": {shield, held{0, -0.1, 0.56, 0}},
	"armour": {armour, small}, "gauntlet": {gauntlet, small}, "boot": {boot, small}, "cloak": {cloak, small},
	"crown": {crown, small}, "mask": {visage, small}, "ring": {ring, small}, "key": {key, held{0, -0.2, 0.5, 0}},
	"seal": {seal, small}, "scroll": {scroll, small}, "book": {book, small}, "tome": {tome, small},
	"quill": {quill, held{0, 0.4, 0.5, 0.3}}, "shelf": {shelf, small}, "coins": {coins, small},
	"scales": {scales, held{0, -0.5, 0.56, 0}}, "hourglass": {hourglass, small}, "bell": {bell, hangs},
	"horn": {horn, wide}, "harp": {harp, small}, "lantern": {lantern, hangs}, "candle": {candle, held{0, 0.8, 0.46, 0}},
	"mirror": {mirror, held{0, 0.7, 0.5, 0.2}}, "lens": {lens, held{0.6, 0.6, 0.5, 0.2}}, "potion": {potion, small},
	"anvil": {anvil, small}, "furnace": {furnace, small}, "trap": {trap, small}, "bomb": {bomb, small},
	"sack": {sack, small}, "chain": {chain, held{-0.6, 0.3, 0.56, 0.9}}, "anchor": {anchor, hangs}, "ship": {ship,
		small},
	"banner": {banner, held{-0.5, 0.4, 0.68, 0.06}}, "gear": {gear, small}, "crystal": {crystal, small},
	"prism": {prism, small}, "shell": {shell, small}, "skull": {skull, small}, "heart": {heart, small},
	"hush": {hush, small}, "hand": {hand, small}, "eye": {watch, small}, "speech": {speech, small},
	"sickle": {sickle, short}, "flame": {flame, held{0, 0.6, 0.46, 0}}, "blaze": {blaze, small}, "bolt": {bolt, small},
	"comet": {comet, small}, "shards": {shards, small}, "rift": {rift, small}, "storm": {storm, small},
	"cloud": {cloud, small}, "wind": {wind, small}, "tide": {tide, small}, "whirlpool": {whirlpool, small},
	"drop": {drop, small}, "ice": {ice, small}, "echo": {echo, small}, "portal": {portal, small},
	"sun": {sun, held{0, 0.4, 0.44, 0}}, "moon": {moon, held{0, 0.4, 0.44, 0}}, "star": {stars, held{0, 0.5, 0.44, 0}},
	"leaf": {leaves, held{0, 0.7, 0.46, 0}}, "tree": {tree, small}, "treant": {treant, small},
	"flower": {flower, held{0, 0.6, 0.46, 0}}, "seedling": {seedling, small}, "snapper": {snapper, small},
	"vine": {vine, small}, "wall": {wall, small}, "tower": {tower, small}, "gate": {gate, small},
	"temple": {temple, small}, "grave": {grave, small}, "mountain": {mountain, small}, "stone": {stone, small},
	"island": {island, small},
}

// beasts are things that stand or swim; some carry a thing on the back.
var beasts = map[string]func(*canvas){
	"wolf": wolf, "cat": cat, "bear": bear, "stag": stag, "bull": bull, "rhino": rhino, "horse": horse, "mule": mule,
	"turtle": turtle, "drake": drake, "dragon": dragon, "bird": bird, "bat": bat, "serpent": serpent, "worm": worm,
	"fish": fish, "whale": whale, "leviathan": leviathan, "kraken": kraken, "jellyfish": jellyfish, "spider": spider,
	"twins": twins, "rider": rider,
}

// Words lists the words of figures in order.
func Words() []string {
	all := slices.Collect(maps.Keys(things))
	all = slices.AppendSeq(all, maps.Keys(people))
	all = slices.AppendSeq(all, maps.Keys(beasts))
	slices.Sort(all)
	return all
}

// Draw puts a card's figure into a rectangle of a picture, over what is there. The picture's origin must be 0, 0.
func Draw(im *image.RGBA, r image.Rectangle, card Card) {
	kin := card.Kin
	if kin == "" {
		kin = card.ID
	}
	size := min(float64(r.Dx())/2.5, float64(r.Dy())/2.06)
	c := &canvas{Dice: NewDice("figure", card.ID), stuff: stuffOf(card.Tint, clothOf(kin)),
		size: size, layers: make([][]form, 1)}
	c.to = turn{size, 0, 0, size, float64(r.Min.X+r.Max.X) / 2, float64(r.Min.Y) + float64(r.Dy())*0.5 + size*0.02}
	draw := func() { c.draw(card) }
	if c.N(2) == 0 {
		c.mirrored(draw)
	} else {
		draw()
	}
	p := painters.Get().(*painter)
	p.im = im
	p.paint(c.layers, size)
	p.im = nil
	painters.Put(p)
}

func (c *canvas) draw(card Card) {
	word, other, _ := strings.Cut(card.Word, "+")
	parts := func(back bool) {
		for _, name := range card.Parts {
			if p, ok := extras[name]; ok && p.back == back {
				c.over()
				p.draw(c)
			}
		}
	}
	grow := c.F(0.82, 0.85) + 0.12*min(1, max(0, card.Size))
	parts(true)
	c.over()
	if b, ok := people[word]; ok {
		if other == "" {
			other = b.holds
		}
		c.at(-0.06, 0.95*(1-grow), grow, 0, func() {
			b.draw(c)
			if t, ok := things[other]; ok {
				c.over()
				c.hold(t)
			}
			parts(false)
		})
		return
	}
	if b, ok := beasts[word]; ok {
		c.at(0, 0.95*(1-grow), grow, 0, func() {
			b(c)
			if t, ok := things[other]; ok {
				c.over()
				c.at(-0.14, -0.44, 0.4, 0, func() { t.draw(c) })
			}
			parts(false)
		})
		return
	}
	t, ok := things[word]
	if !ok {
		t = things["crystal"]
	}
	lean := c.F(-0.08, 0.08)
	if t.grip == long || t.grip == short {
		lean = c.F(0.3, 0.7)
	}
	c.at(c.F(-0.08, 0.08), 0, c.F(0.9, 0.96), lean, func() { t.draw(c) })
	if with, ok := things[other]; ok {
		c.over()
		c.at(0.46, 0.4, 0.5, 0, func() { with.draw(c) })
	}
	parts(false)
}

// clothOf returns which second colour a kin has.
func clothOf(kin string) int {
	d := NewDice("kin", kin)
	return d.N(len(cloths))
}

// hold draws a thing in the right hand.
func (c *canvas) hold(t thing) {
	g := t.grip
	s, k := math.Sincos(g.angle)
	x, y := g.x*g.scale, g.y*g.scale
	c.at(handX-(x*k-y*s), handY-(x*s+y*k), g.scale, g.angle, func() { t.draw(c) })
}
