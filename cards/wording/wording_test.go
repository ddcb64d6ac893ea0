package wording_test

import (
	"reflect"
	"strings"
	"testing"

	"farpost/cards/prose"
	"farpost/cards/schema"
	"farpost/cards/wording"
	"farpost/engine/cardlang"
	"farpost/engine/kit"

	"go.yaml.in/yaml/v3"
)

// A little language of cards: instructions, a filter, a condition and a cost.
type (
	instr struct {
		Draw    *draw     `yaml:"draw,omitempty"`
		Destroy *on       `yaml:"destroy,omitempty"`
		Return  *on       `yaml:"return,omitempty"`
		Stop    *stop     `yaml:"stop,omitempty"`
		Swap    *swap     `yaml:"swap,omitempty"`
		Wait    *struct{} `yaml:"wait,omitempty"`
		If      *ifThen   `yaml:"if,omitempty"`
		May     *may      `yaml:"may,omitempty"`
	}
	draw struct {
		N   int    `yaml:"n"`
		Who string `yaml:"who"`
		All bool   `yaml:"all,omitempty"`
	}
	on struct {
		Of   string  `yaml:"of,omitempty"`
		Each *filter `yaml:"each,omitempty"`
	}
	stop struct {
		Of   string `yaml:"of"`
		To   string `yaml:"to,omitempty"`
		Ban  bool   `yaml:"ban,omitempty"`
		Loud bool   `yaml:"loud,omitempty"`
	}
	swap struct {
		Of   string `yaml:"of"`
		With string `yaml:"with"`
	}
	ifThen struct {
		Cond cond    `yaml:"cond"`
		Then []instr `yaml:"then"`
		Else []instr `yaml:"else,omitempty"`
	}
	may struct {
		Targets []target `yaml:"targets,omitempty"`
		Then    []instr  `yaml:"then"`
	}
	target struct {
		Name   string `yaml:"name"`
		Kind   string `yaml:"kind"`
		filter `yaml:",inline"`
	}
	filter struct {
		Side    string   `yaml:"side"`
		Types   []string `yaml:"types,omitempty"`
		Colour  string   `yaml:"colour,omitempty"`
		Group   string   `yaml:"group,omitempty"`
		Kins    []string `yaml:"kins,omitempty"`
		Tired   bool     `yaml:"tired,omitempty"`
		CostMax *int     `yaml:"cost-max,omitempty"`
		Other   bool     `yaml:"other,omitempty"`
	}
	cond struct {
		Controls *filter `yaml:"controls,omitempty"`
		HandMax  *int    `yaml:"hand-max,omitempty"`
		Turn     string  `yaml:"turn,omitempty"`
		Night    bool    `yaml:"night,omitempty"`
	}
	cost struct {
		Will   will    `yaml:"will,omitempty"`
		Life   int     `yaml:"life,omitempty"`
		This   bool    `yaml:"this,omitempty"`
		Banish *filter `yaml:"banish,omitempty"`
	}
	will int
	// cards is a file of the language; its other keys are of no interest.
	cards struct {
		Effect []instr `yaml:"effect"`
		Cost   cost    `yaml:"cost"`
	}
)

func (t target) Choice() cardlang.Choice { return cardlang.Choice{Name: t.Name, Count: 1} }

func (w will) Total() int { return int(w) }

var language = &schema.Language{Set: reflect.TypeFor[cards](), Words: map[string]schema.Word{
	"draw.who": {Ref: true}, "on.of": {Ref: true}, "stop.of": {Ref: true}, "swap.of": {Ref: true},
	"swap.with": {Ref: true}, "filter.group": {Group: true}, "filter.kins": {Group: true},
}}

var book = prose.MustParse("phrases.yaml", []byte(`
figures: true
nouns:
  elf: {en: elf / elves, it: elfo m}
  ogre: {en: ogre, it: orco / orchi m}
  elf+ogre: {en: brute, it: bruto m}
  spell: {en: spell, it: magia f}
adjectives:
  red: {en: red, it: "ross{-o}"}
  tired: {en: tired, it: "stanc{-o}"}
clauses:
  draw: {en: "draw {n-card}", it: "pescare {n-card}"}
  draw-all: {en: draw all, it: pescare tutto}
  destroy: {en: "destroy {object}", it: "distruggere {object}"}
  destroy-this: {en: "end {object}", it: "finire {object}"}
  return: {en: "return {object}", it: "rimandare {object}"}
  return-grave: {en: "bring {object} back", it: "riportare {object}"}
  stop: {en: "stop {of}", it: "fermare {of}"}
  stop-hand: {en: "stop and keep {of}", it: "fermare e tenere {of}"}
  swap: {en: "swap {object} with {with}", it: "scambiare {object} con {with}"}
  wait: {en: wait, it: aspettare}
  controls: {en: "control {object}", it: "controllare {object}"}
  pay-this: {en: "banish {object}", it: "bandire {object}"}
  pay-banish: {en: "banish {object}", it: "bandire {object}"}
phrases:
  opponent: {en: an opponent controls, it: "controllat{-o} da un avversario"}
  stop-ban: {en: It is banned., it: È proibita.}
  stop-loud: {en: That is loud., it: È rumoroso.}
  cost-max: {en: "cost {n} or less", it: "costo {n} o meno"}
  hand-max: {en: "you hold {n-card}", it: "hai {n-card}"}
  turn-own: {en: it is your turn, it: è il tuo turno}
  night: {en: it is night, it: è notte}
  night-says: {en: nobody sees, it: nessuno vede}
  pay-life: {en: "{n} life", it: "{n} punti vita"}
  controller: {en: "the controller of {of}", it: "chi controlla {of}"}
  controller-again: {en: "its controller", it: "chi la controllava"}
`))

// newWriter makes a writer that knows a creature x, a card y of a graveyard and a player p.
func newWriter(lang string) *wording.Writer[target, instr] {
	w := wording.New[target, instr](book.In(lang), language, kit.Groups{"kin": {ID: "kin",
		Of: kit.Text{En: "Kin", It: "dei Pari"}}})
	w.Players = map[string]prose.NP{"you": {}, "each": prose.Player(prose.Each)}
	w.Foe = prose.Opponent(prose.A)
	w.Describe = func(t *target) prose.NP {
		if t.Kind == "player" {
			return prose.Player(prose.A)
		}
		return w.Side(&t.filter)
	}
	w.Word = func(word string) (prose.NP, bool) { return prose.NP{Noun: "spell", Det: prose.The}, word == "it" }
	w.Det = func(key string) prose.Det {
		if key == "destroy" {
			return prose.All
		}
		return prose.Each
	}
	w.Lead = func(in *instr) string {
		if in.If == nil {
			return ""
		}
		return w.Say("if", prose.Slots{"what": prose.Words(w.Condition(&in.If.Cond))})
	}
	w.Special = func(in *instr) (prose.Clause, bool) {
		return prose.Do("wait", nil).By(prose.Player(prose.Each)), in.Wait != nil
	}
	w.Know([]target{{"x", "card", filter{Side: "opponent", Types: []string{"elf"}}}, {Name: "p", Kind: "player"},
		{"y", "grave", filter{Side: "any"}}})
	return w
}

// read reads instructions as they stand in a file.
func read(t *testing.T, does string) (list []instr) {
	t.Helper()
	if err := yaml.Unmarshal([]byte("["+does+"]"), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestInstructions ensures that instructions are worded by their keys and by what stands in them, and that a target is
// described once.
func TestInstructions(t *testing.T) {
	for does, want := range map[string]string{
		// Numbers, by order, and by players.
		"{draw: {n: 2, who: you}}":  "Draw 2 cards.",
		"{draw: {n: 1, who: each}}": "Each player draws 1 card.",
		"{draw: {n: 1, who: p}}":    "A player draws 1 card.",
		"{draw: {n: 1, who: x}}":    "The controller of an elf an opponent controls draws 1 card.",
		"{destroy: {of: x}}, {draw: {n: 1, who: x}}": "Destroy an elf an opponent controls. " +
			"Its controller draws 1 card.",
		// Things.
		"{destroy: {of: x}}, {return: {of: x}}": "Destroy an elf an opponent controls. Return that elf.",
		"{destroy: {of: it}}":                   "Destroy the spell.",
		"{destroy: {of: z}}":                    "Destroy that card.",
		"{swap: {of: x, with: this}}":           "Swap an elf an opponent controls with this card.",
		// All that fit, and each.
		"{destroy: {each: {side: own, tired: true}}}": "Destroy all tired cards you control.",
		"{return: {each: {side: any, colour: red, tired: true, cost-max: 2}}}": "Return each tired red card with " +
			"cost 2 or less.",
		// What changes the clause, and sentences behind it.
		"{draw: {n: 1, who: you, all: true}}":     "Draw all.",
		"{destroy: {of: this}}":                   "End this card.",
		"{return: {of: y}}":                       "Bring a card back.",
		"{stop: {of: it, ban: true, loud: true}}": "Stop the spell. It is banned. That is loud.",
		"{stop: {of: it, to: hand, ban: true}}":   "Stop and keep the spell. It is banned.",
		"{stop: {of: it, to: grave}}":             "Stop the spell.",
		"{wait: {}}":                              "Each player waits.",
		// Instructions inside others.
		"{if: {cond: {night: true}, then: [{draw: {n: 1, who: you}}], else: [{destroy: {of: this}}]}}": "If it is " +
			"night, draw 1 card. Otherwise, end this card.",
		"{may: {targets: [{name: x, kind: card, side: own, other: true}], then: [{destroy: {of: x}}]}}": "You may " +
			"destroy another card you control.",
	} {
		if got := newWriter("en").Sentences(read(t, does)); got != want {
			t.Errorf("%s: %q, want %q", does, got, want)
		}
	}
	w := newWriter("it")
	w.Named, w.Fades = prose.Close, true
	if got := w.Sentences(read(t, "{destroy: {of: this}}, {destroy: {of: this}}")); got !=
		"Finiscila. Finisci questa carta." {
		t.Errorf("what was just named fades: %q", got)
	}
	w.Forget()
	if got := w.Target("x"); got != nil {
		t.Errorf("%v is not forgotten", got)
	}
}

// TestFilters ensures what filters, conditions and costs are called.
func TestFilters(t *testing.T) {
	w, one := newWriter("en"), 1
	for _, c := range []struct {
		f    filter
		want string
	}{
		{filter{Side: "own", Types: []string{"ogre", "elf"}}, "a brute"},
		{filter{Side: "own", Types: []string{"spell", "elf"}}, "a spell or elf"},
		{filter{Side: "own", Group: "kin", Colour: "red"}, "a red Kin card"},
		{filter{Side: "own", Group: "strangers"}, "a strangers card"},
		{filter{Side: "own", Kins: []string{"kin", "strangers"}}, "a Kin or strangers card"},
	} {
		if got := w.NP(w.Fitting(&c.f)); got != c.want {
			t.Errorf("%+v is %q, want %q", c.f, got, c.want)
		}
	}
	got := w.Condition(&cond{Controls: &filter{Side: "opponent"}, HandMax: &one, Turn: "own", Night: true})
	if want := "an opponent controls a card, you hold 1 card, it is your turn and it is night"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	got = w.Condition(&cond{Controls: &filter{Side: "any"}}) + ", " + w.Condition(&cond{Controls: &filter{Side: "own"}})
	if want := "a player controls a card, you control a card"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	got = strings.Join(w.Costs(&cost{Will: 3, Life: 2, This: true, Banish: &filter{Side: "own"}}), ", ")
	if want := "2 life, banish this card, banish a card you control"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	got = strings.Join(w.Said(&cond{HandMax: &one, Night: true}, ""), ", ") + "; " +
		strings.Join(w.Said(&cond{Night: true}, "-says"), "")
	if want := "you hold 1 card, it is night; nobody sees"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
