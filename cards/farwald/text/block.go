package text

import (
	"slices"
	"strings"

	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// Groups are the groups of the sets, by id.
type Groups = kit.Groups

// Cards finds a card that a text names, by its id; nil where there is none.
type Cards func(id string) *language.Card

// Langs are the languages that texts can be written in.
var Langs = []string{"en", "it"}

// tongue is what a language must be able to say.
type tongue interface {
	property(code string) string
	wear(w *writer, t *language.Target) string
	target(w *writer, name string) (phrase string, plural bool)
	heading(h heading, cost string) string
	cost(w *writer, c language.Cost) string
	clauses(w *writer, in language.Instr) []clause
	sentence(c clause, m mood) string
	trigger(on string) (lead string, label bool)
	condition(w *writer, c *language.Cond, while bool) string
	static(w *writer, s *language.Static) string
}

// heading is what stands before a block.
type heading struct {
	code  string // charge, crystallize, ability
	tw    bool
	while string
}

// mood is what a clause is used for.
type mood int

const (
	order  mood = iota // a sentence: "Shatter …", "An opponent discharges …"
	inline             // the same behind "When …," or "If …,"
	may                // "You may shatter …"
)

// clause is one thing that happens. Without a subject the reader does it.
type clause struct {
	subject string
	plural  bool // the subject is
	verb    verb
	rest    string
	after   string // a sentence that only makes sense behind this one
	whole   string // set instead of all: a clause that is a sentence by itself
}

// verb has the forms that the tongues need. English uses base and third only. Subj and subjPl are subjunctives.
type verb struct{ base, third, thirdPl, inf, subj, subjPl string }

// writer writes one card.
type writer struct {
	t       tongue
	card    *language.Card
	groups  Groups
	cards   Cards
	targets map[string]*language.Target
	told    map[string]bool // targets that were described already
	charge  bool            // inside the Charge
	named   bool            // this card was just named: "When this card is positioned, …"
}

// ce writes an amount of Crystallized Energy as signs, "{F}{1}", which are drawn or said in words.
func ce(n language.Need) string {
	return "{" + strings.ReplaceAll(n.String(), "+", "}{") + "}"
}

// other finds a card that the text names; nil where nobody knows it.
func (w *writer) other(id string) *language.Card {
	if w.cards == nil {
		return nil
	}
	return w.cards(id)
}

// this is the card itself: by its name, or by a pronoun when it was just named.
func (w *writer) this(name, pronoun string) string {
	if w.named {
		return pronoun
	}
	return name
}

// newWriter begins a card. A language that is not in Langs gives English.
func newWriter(lang string, c *language.Card, groups Groups) *writer {
	w := &writer{t: english{}, card: c, groups: groups,
		targets: map[string]*language.Target{}, told: map[string]bool{}}
	if lang == "it" {
		w.t = italian{}
	}
	return w
}

// Lines is LinesOf for a card whose text names no other card, or where that name does not matter.
func Lines(lang string, c *language.Card, groups Groups) []string {
	return LinesOf(lang, c, groups, nil)
}

// LinesOf returns the printed text of a card, one entry per line; it is empty for a card without text. A language that
// is not in Langs gives English.
func LinesOf(lang string, c *language.Card, groups Groups, cards Cards) []string {
	w := newWriter(lang, c, groups)
	w.cards = cards
	var out []string
	add := func(s string) {
		if s != "" {
			out = append(out, s)
		}
	}
	var first []string
	last := ""
	for _, code := range c.Properties() {
		switch said := w.t.property(code); {
		case code == "aether":
			last = said
		case code == "position" && c.Wear != nil: // what wears it says so already
		default:
			first = append(first, said)
		}
	}
	add(strings.Join(first, " · "))
	w.know(c.Targets)
	if c.Wear != nil {
		w.know([]language.Target{*c.Wear})
		add(w.t.wear(w, c.Wear))
	}
	if c.Crystallize != nil {
		add(w.block(heading{code: "crystallize"}, c.Crystallize))
	}
	add(w.instrs(c.Effect, order))
	if c.Charge != nil {
		add(w.paidFor(c.Charge))
	}
	for i := range c.Triggers {
		add(w.trigger(&c.Triggers[i]))
	}
	for i := range c.Statics {
		add(w.t.static(w, &c.Statics[i]))
	}
	for i := range c.Abilities {
		add(w.ability(&c.Abilities[i]))
	}
	add(last)
	return out
}

// paidFor writes a Charge.
func (w *writer) paidFor(b *language.Block) string {
	w.charge = true
	defer func() { w.charge = false }()
	return w.block(heading{code: "charge"}, b)
}

// ability writes a Crystal Ability. One that regenerates its card is used while that card is Exploited (FW-209).
func (w *writer) ability(a *language.Ability) string {
	while := a.While
	if slices.ContainsFunc(a.Cost, func(c language.Cost) bool { return c.RegenerateThis }) {
		while = "exploited"
	}
	return w.block(heading{code: "ability", tw: a.TW, while: while}, &a.Block)
}

// inBrackets puts a cost behind a keyword; one without a cost stands alone.
func inBrackets(cost string) string {
	if cost == "" {
		return ""
	}
	return "(" + cost + ")"
}

func (w *writer) know(ts []language.Target) {
	for i := range ts {
		w.targets[ts[i].Name] = &ts[i]
		w.told[ts[i].Name] = false
	}
}

// block writes "Heading (cost): effect", or "Crystal: cost → effect".
func (w *writer) block(h heading, b *language.Block) string {
	w.know(b.Targets)
	costs := make([]string, len(b.Cost))
	for i, c := range b.Cost {
		costs[i] = w.t.cost(w, c)
	}
	return w.t.heading(h, strings.Join(costs, ", ")) + " " + w.instrs(b.Effect, order)
}

func (w *writer) trigger(tr *language.When) string {
	w.know(tr.Targets)
	lead, label := w.t.trigger(tr.On)
	if label {
		return lead + " " + w.instrs(tr.Effect, order)
	}
	w.named = tr.On == language.OnPositioned || tr.On == language.OnPlayed
	defer func() { w.named = false }()
	return lead + " " + w.instrs(tr.Effect, inline)
}

// instrs writes instructions as sentences; m is the mood of the first.
func (w *writer) instrs(list []language.Instr, m mood) string {
	var out []string
	for _, in := range list {
		for _, c := range w.t.clauses(w, in) {
			out = append(out, w.t.sentence(c, m))
			if c.after != "" {
				out = append(out, c.after)
			}
			m, w.named = order, false
		}
	}
	return strings.Join(out, " ")
}

// upper gives a sentence its capital letter.
func upper(s string) string {
	for i, r := range s {
		return s[:i] + strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// lower is upper undone, for what does not begin a sentence.
func lower(s string) string {
	for i, r := range s {
		return s[:i] + strings.ToLower(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// words joins the parts that are not empty.
func words(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, " ")
}
