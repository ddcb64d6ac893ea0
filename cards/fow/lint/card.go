package lint

import (
	"slices"
	"strings"
	"unicode/utf8"

	"farpost/cards/fow/text"
	"farpost/cards/lintkit"
	"farpost/engine/fow/language"
)

func (k *checker) checkCard(path string, c *language.Card) {
	before := len(*k.Faults)
	k.Words(path+".name", c.Name, lintkit.MaxName, true)
	k.Words(path+".flavour", c.Flavour, lintkit.MaxProse, false)
	k.Figure(path+".figure", c.Figure)
	if k.One(path+".type", c.Type, types...) { // what an unknown type may have is unknown, too
		k.frame(path, c)
	}
	k.attributes(path+".attributes", c.Attributes)
	k.groups(path+".races", c.Races)
	k.groups(path+".traits", c.Traits)
	k.flags(path, c)
	k.keywordAbilities(path, c)
	k.face(path, c, &c.Face)
	if c.J != nil {
		k.jside(path+".j", c)
	}
	if len(*k.Faults) == before { // what has faults cannot be worded
		k.printed(path, c)
	}
}

// printed checks that the generated text has room on the card.
func (k *checker) printed(path string, c *language.Card) {
	for _, lang := range text.Langs {
		for _, lines := range [][]string{text.Lines(lang, c, nil), text.JLines(lang, c, nil)} {
			if n := utf8.RuneCountInString(strings.Join(lines, " ")); n > maxText {
				k.Fault(path,
					"its text has %d letters (%s); at most %d are readable on a card: say less, or make two cards", n,
					lang, maxText)
			}
		}
	}
}

// part is a part that only some types of cards have.
type part struct {
	key   string
	has   bool
	types []string
	why   string
}

// frame checks the parts that cards of a type have and others do not.
func (k *checker) frame(path string, c *language.Card) {
	fighter, played := c.Type == language.Resonator, c.Type != language.Ruler && c.Type != language.Stone
	for _, p := range []part{
		{"spell", c.Spell != "", []string{language.Spell}, "only spells have a subtype"},
		{"addition", c.Addition != "", []string{language.Addition}, "only additions have a category"},
		{"atk", c.ATK != 0, []string{language.Resonator}, "only resonators have it, and the j side of rulers"},
		{"def", c.DEF != 0, []string{language.Resonator}, "only resonators have it, and the j side of rulers"},
		{"races", len(c.Races) > 0, []string{language.Resonator, language.Ruler},
			"only resonators and rulers have a race"},
		{"traits", len(c.Traits) > 0, []string{language.Addition, language.Regalia},
			"only additions and regalia have a trait"},
		{"judgment", c.Judgment != nil, []string{language.Ruler}, "only rulers do judgment"},
		{"j", c.J != nil, []string{language.Ruler}, "only rulers have a J-ruler side"},
		{"keywords", len(c.Keywords) > 0, []string{language.Resonator},
			"symbol abilities belong to resonators and to the j side of rulers"},
		{"trigger", c.Trigger != nil, []string{language.Spell}, "only a Chant-Standby has a Trigger"},
		{"targets", len(c.Targets) > 0, []string{language.Spell},
			"only a spell has a text of its own: write an ability or a trigger"},
		{"effect", len(c.Effect) > 0, []string{language.Spell},
			"only a spell has a text of its own: write an ability or a trigger"},
		{"modes", len(c.Modes) > 0, []string{language.Spell},
			"only a spell has a text of its own: write an ability or a trigger"},
		{"cost", c.Cost.Total() > 0, types[2:], "rulers and magic stones have no cost"},
		{"produces", len(c.Produces) > 0, []string{language.Ruler, language.Stone, language.Resonator,
			language.Regalia}, "only cards in play that can be rested give will"},
		{"abilities", len(c.Abilities) > 0, inPlay, "a spell is never in play: write an effect"},
		{"triggers", len(c.Triggers) > 0, inPlay, "a spell is never in play: write an effect"},
		{"statics", len(c.Statics) > 0, inPlay, "a spell is never in play: write an effect"},
	} {
		if p.has && !slices.Contains(p.types, c.Type) {
			k.Fault(path+"."+p.key, "%s: %s", p.key, p.why)
		}
	}
	if c.Cost.X && c.Type != language.Spell {
		k.Fault(path+".cost", "X: only spells and activated abilities have an X, which their text speaks of")
	}
	if played {
		k.Present(path+".cost", "every card that is played has a cost, if only \"-\"")
	}
	if fighter {
		if k.Present(path+".atk", "every resonator has ATK, if only 0") {
			k.points(path+".atk", c.ATK, 0)
		}
		if k.Present(path+".def", "every resonator has DEF") {
			k.points(path+".def", c.DEF, 100)
		}
	}
	k.kind(path, c)
}

// kind checks what a type of card cannot be without.
func (k *checker) kind(path string, c *language.Card) {
	switch c.Type {
	case language.Ruler:
		k.Present(path+".judgment", "what J-Activate costs (FO-164)")
		k.Present(path+".j", "a ruler has a J-ruler side (FO-016)")
	case language.Stone:
		k.Present(path+".produces", "a magic stone gives will")
	case language.Spell:
		k.One(path+".spell", c.Spell, language.Chant, language.Instant, language.Standby)
		if c.Spell == language.Standby && c.Trigger == nil {
			k.Fault(path+".trigger", "trigger is missing: a Chant-Standby waits for something (FO-206)")
		}
		if c.Spell != language.Standby && c.Trigger != nil {
			k.Fault(path+".trigger", "trigger: only a Chant-Standby has a Trigger")
		}
		var on *language.Event
		if c.Trigger != nil {
			on = &c.Trigger.Event
		}
		s := k.newScope(c, on)
		s.x = c.Cost.X
		s.block(path, &c.Block, "the spell")
	case language.Addition:
		k.One(path+".addition", c.Addition, language.OnField, language.OnResonator, language.OnJRuler,
			language.OnJResonator, language.OnRulerJRuler)
	}
	if c.Type == language.Addition || c.Type == language.Regalia {
		if len(c.Abilities)+len(c.Triggers)+len(c.Statics)+len(c.Produces) == 0 {
			k.Fault(path, "the card does nothing: give it an ability, a trigger or a static")
		}
	}
}
