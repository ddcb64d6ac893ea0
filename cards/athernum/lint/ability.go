package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/athernum/language"
)

// reserved are names by which instructions mean something else than a target.
var reserved = []string{language.This, language.It, language.Host, language.You, language.Opponents,
	language.EachPlayer, language.EmptyHanded, language.ThatPlayer}

// card checks what a card means, beside what its schema says.
func (k *checker) card(path string, c *language.Card) {
	supports := 0
	for i := range c.Abilities {
		a := &c.Abilities[i]
		at := fmt.Sprintf("%s.abilities[%d]", path, i)
		k.ability(at, c, a)
		if a.Kind == language.Support {
			supports++
		}
	}
	if supports > 1 {
		k.Fault(path+".abilities", "%d Support abilities; a card has at most one (ATR-48)", supports)
	}
}

// ability checks an ability of a card.
func (k *checker) ability(path string, c *language.Card, a *language.Ability) {
	switch {
	case a.Equip && c.Type != language.Item:
		k.Fault(path+".equip", "only items are equipment (AT-144)")
	case a.Objective && c.VT == 0:
		k.Fault(path+".objective", "an Objective needs a Victory Token Field (AT-137)")
	case a.Kind == language.Support && c.Type != language.Character:
		k.Fault(path+".kind", "only characters are Supporters (AT-022)")
	}
	if (a.On == language.OnHostFalls || a.If != nil && a.If.HostExhausted) && c.Type != language.Item {
		k.Fault(path, "only an item has a host")
	}
	if m := a.Continuous.Modify; m != nil && m.Of != "" {
		switch {
		case m.Of == language.This:
		case m.Of != language.Host:
			k.Fault(path+".modify.of", "of: a static ability changes this, host, or each card that fits")
		case c.Type != language.Item:
			k.Fault(path+".modify.of", "only an item has a host")
		}
	}
	k.text(path, c, a, a.On)
	if grant := a.Grants(); grant != nil {
		if grant.Kind != language.Activated {
			k.Fault(path, "only an activated ability can be granted")
		}
		k.text(path+".grant", c, grant, "")
	}
}

// text checks that a text speaks of nothing that is not there.
func (k *checker) text(path string, c *language.Card, a *language.Ability, on string) {
	s := lintkit.NewScope(k.Form, func(t *language.Target) (string, string) {
		if t.Kind == "" {
			return t.Name, language.OfCard
		}
		return t.Name, t.Kind
	}, reserved)
	for i := range a.Targets {
		s.Add(fmt.Sprintf("%s.targets[%d]", path, i), &a.Targets[i])
	}
	lintkit.Reader[language.Target, language.Instr]{
		Name: func(at, name string, kinds []string) {
			switch name {
			case language.It:
				if !slices.Contains(subjects, on) {
					k.Fault(at, "%s: no card is part of what this ability waits for", lintkit.Leaf(at))
				}
			case language.ThatPlayer:
				if on == "" || on == language.OnNight {
					k.Fault(at, "%s: no player is part of what this ability waits for", lintkit.Leaf(at))
				}
			case language.Host:
				if c.Type != language.Item {
					k.Fault(at, "%s: only an item has a host", lintkit.Leaf(at))
				}
			default:
				if !slices.Contains(reserved, name) {
					s.Refer(at, name, kinds...)
				}
			}
		},
		Instr: func(at string, in *language.Instr) {
			if t := in.Token; t != nil && (k.cards[t.Card] == nil || !k.cards[t.Card].Token) {
				k.Fault(at+".card", "card: there is no Token %q", t.Card)
			}
			if in.Attach != nil && c.Type != language.Item {
				k.Fault(at, "only an item can be attached")
			}
		},
	}.Read(k.Form, path+".effect", a.Effect)
	s.Unused(a.Targets)
}

// subjects are the events that have a card as their subject.
var subjects = []string{language.OnEnters, language.OnTurnsUp, language.OnLeaves, language.OnDiscarded,
	language.OnFalls, language.OnHostFalls, language.OnAttacks, language.OnDefends, language.OnDeals,
	language.OnExhausted, language.OnPlaced, language.OnPlayed, language.OnActivated}
