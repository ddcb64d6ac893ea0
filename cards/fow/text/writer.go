package text

import (
	_ "embed"
	"strings"

	"farpost/cards/fow/schema"
	"farpost/cards/prose"
	"farpost/cards/wording"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Groups are the races and traits of the sets, by id.
type Groups = kit.Groups

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// writer writes one card in one language.
type writer struct {
	*wording.Writer[language.Target, language.Instr]
	card   *language.Card
	on     *language.Event // of the text that is being written
	source bool            // this card is what deals the damage, and is in play
}

func newWriter(lang string, c *language.Card, groups Groups) *writer {
	w := &writer{Writer: wording.New[language.Target, language.Instr](book.In(lang), schema.Language, groups), card: c}
	w.Players = map[string]prose.NP{language.WhoController: {}, language.WhoOpponent: prose.YourOpponent,
		language.WhoEach: prose.Player(prose.Each), language.WhoThat: prose.Player(prose.That)}
	w.Foe, w.Word, w.Describe, w.Special, w.Det = prose.YourOpponent, w.word, w.target, w.special, det
	w.Lead = func(in *language.Instr) string {
		switch {
		case in.If != nil:
			return w.lead("if", &in.If.Cond)
		case in.Later != nil:
			w.Named = prose.Full
			return w.moment(in.Later.On, in.Later.Who, true)
		}
		return ""
	}
	return w
}

// Lines returns the printed text of a card, one entry per line; of a ruler it is the ruler side. It is empty for a
// card without text. A language that is not in Langs gives English.
func Lines(lang string, c *language.Card, groups Groups) []string {
	w := newWriter(lang, c, groups)
	var out []string
	for _, code := range c.Flags(false) {
		out = append(out, w.bracket(code))
	}
	if c.Incarnation.Total() > 0 {
		out = append(out, w.bracket("incarnation")+" "+c.Incarnation.Signs())
	}
	if m := c.Trigger; m != nil {
		out = append(out, w.bracket("trigger")+" "+prose.Capital(w.awaited())+".")
		w.on = &m.Event
	}
	out = append(out, w.block(&c.Block)...)
	w.on = nil
	if a := c.Awakening; a != nil {
		out = append(out, w.bracket("awakening")+" "+a.Cost.Signs()+": "+w.awakened(a))
	}
	out = append(out, w.face(&c.Face)...)
	if c.Judgment != nil {
		out = append(out, w.bracket("judgment")+" "+c.Judgment.Signs())
	}
	return out
}

// JLines returns the printed text of the J-ruler side; nil for a card without one.
func JLines(lang string, c *language.Card, groups Groups) []string {
	if c.J == nil {
		return nil
	}
	return newWriter(lang, c, groups).face(&c.J.Face)
}

// awaited is what the Trigger of the card waits for, "" when it has none.
func (w *writer) awaited() string {
	switch m := w.card.Trigger; {
	case m == nil:
		return ""
	case m.While != nil:
		return w.Condition(m.While)
	default:
		return w.event(&m.Event)
	}
}

// awakened is what a card does in addition when its Awakening is paid.
func (w *writer) awakened(a *language.Awakening) string {
	var body []string
	for i := range a.Triggers {
		body = append(body, w.when(&a.Triggers[i]))
	}
	return strings.Join(append(body, w.block(&a.Block)...), " ")
}

// face writes what a side does in play.
func (w *writer) face(f *language.Face) []string {
	var out []string
	if len(f.Keywords) > 0 {
		out = append(out, strings.Join(w.brackets(f.Keywords), " "))
	}
	for _, p := range f.Produces {
		out = append(out, "{R}: "+w.produce(p.Of))
	}
	for i := range f.Triggers {
		out = append(out, w.when(&f.Triggers[i]))
	}
	for i := range f.Statics {
		out = append(out, w.static(&f.Statics[i]))
	}
	for i := range f.Abilities {
		out = append(out, w.ability(&f.Abilities[i])...)
	}
	return out
}

// bracket is a keyword as cards print it: "[Swiftness]".
func (w *writer) bracket(code string) string { return "[" + w.Say(code, nil) + "]" }

func (w *writer) brackets(list []language.Keyword) []string {
	out := make([]string, len(list))
	for i, k := range list {
		out[i] = w.bracket(string(k))
	}
	return out
}

// produce is what will a card gives: "Produce {F} or {W}."
func (w *writer) produce(of []language.Attribute) string {
	symbols := make([]string, len(of))
	for i, a := range of {
		symbols[i] = "{" + string(a) + "}"
		if a == language.Void {
			symbols[i] = w.Say("no-attribute", nil)
		}
	}
	return w.Say("produce", prose.Slots{"what": prose.Words(w.List(symbols, "or"))})
}
