package text

import (
	"strconv"
	"strings"

	"farpost/engine/fow/language"
)

// Part returns one text of a card on one line, such as an ability or one of its modes; "" when the card has no such
// text. Part is the text's node (engine/fow/language, node.go) without the card's id.
func Part(lang string, c *language.Card, groups Groups, part string) string {
	if part == "condition" {
		return newWriter(lang, c, groups).awaited()
	}
	name, mode, hasMode := strings.Cut(part, ".mode.")
	block, line := newWriter(lang, c, groups).part(c, name)
	if block == nil {
		return ""
	}
	if hasMode {
		i, err := strconv.Atoi(mode)
		if err != nil || i < 0 || i >= len(block.Modes) {
			return ""
		}
		w := newWriter(lang, c, groups)
		w.Know(block.Targets)
		return w.mode(&block.Modes[i])
	}
	return strings.Join(line(), " ")
}

// part finds a text of a card: its block, and how it is written out. Nil when the card has no such text.
func (w *writer) part(c *language.Card, name string) (*language.Block, func() []string) {
	kind, n, _ := strings.Cut(name, ".")
	i, err := strconv.Atoi(n)
	side := &c.Face
	if strings.HasPrefix(kind, "j-") {
		if c.J == nil {
			return nil, nil
		}
		kind, side = strings.TrimPrefix(kind, "j-"), &c.J.Face
	}
	at := func(list []language.When) (*language.Block, func() []string) {
		if err != nil || i < 0 || i >= len(list) {
			return nil, nil
		}
		return &list[i].Block, func() []string { return []string{w.when(&list[i])} }
	}
	switch kind {
	case "effect":
		return &c.Block, func() []string { return w.block(&c.Block) }
	case "awakening", "awakened":
		if c.Awakening == nil {
			return nil, nil
		}
		if kind == "awakened" {
			return at(c.Awakening.Triggers)
		}
		return &c.Awakening.Block, func() []string { return w.block(&c.Awakening.Block) }
	case "trigger":
		return at(side.Triggers)
	case "ability":
		if err != nil || i < 0 || i >= len(side.Abilities) {
			return nil, nil
		}
		return &side.Abilities[i].Block, func() []string { return w.ability(&side.Abilities[i]) }
	}
	return nil, nil
}
