package text

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// Groups are the races and traits of the sets, by id.
type Groups = kit.Groups

// Langs are the languages that texts can be written in.
var Langs = []string{"en", "it"}

// verb has the forms that the tongues need. Base is what the reader is told to do ("draw"), third what somebody else
// does ("draws"), inf what one may or must do ("draw", "pescare").
type verb struct{ base, third, inf string }

// clause is one thing that happens. Without a subject the reader is told to do it.
type clause struct {
	subject string
	verb    verb
	rest    string
	after   string // a sentence that only makes sense behind this one
}

// tongue is what a language must be able to say.
type tongue interface {
	keyword(code string) string
	clauses(w *writer, in language.Instr) []clause
	sentence(c clause) string // a sentence without capital and full stop
	// may offers clauses that are done together or not at all.
	may(list []clause) string
	otherwise(s string) string
	event(w *writer, e *language.Event) string
	condition(w *writer, c *language.Cond) string
	// whenever puts a condition before a sentence: "if" at one moment, "as long as" for what lasts.
	whenever(cond, sentence string, lasts bool) string
	cost(w *writer, c *language.Cost) []string
	once() string
	produce(symbols []string) string
	static(w *writer, s *language.Static) string
	later(l *language.Later) string
	choose() string
}

// writer writes one card.
type writer struct {
	t       tongue
	card    *language.Card
	groups  Groups
	targets map[string]*language.Target
	told    map[string]bool // targets that were described already
	on      *language.Event // of the text that is being written
	self    bool            // this card was just named: "When this card attacks, it …"
	apart   bool            // a condition stands between that name and what is said of it
	source  bool            // this card is what deals the damage, and is in play
}

func newWriter(lang string, c *language.Card, groups Groups) *writer {
	w := &writer{t: english{}, card: c, groups: groups, targets: map[string]*language.Target{}, told: map[string]bool{}}
	if lang == "it" {
		w.t = italian{}
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
		out = append(out, w.bracket("incarnation")+" "+Symbols(c.Incarnation))
	}
	if m := c.Trigger; m != nil {
		out = append(out, w.bracket("trigger")+" "+capital(w.condition())+".")
		w.on = &m.Event
	}
	out = append(out, w.block(&c.Block)...)
	w.on = nil
	if a := c.Awakening; a != nil {
		out = append(out, w.awakening(a)...)
	}
	out = append(out, w.face(&c.Face)...)
	if c.Judgment != nil {
		out = append(out, w.bracket("judgment")+" "+Symbols(*c.Judgment))
	}
	return out
}

// condition is what the Trigger of the card waits for, "" when it has none.
func (w *writer) condition() string {
	switch m := w.card.Trigger; {
	case m == nil:
		return ""
	case m.While != nil:
		return w.t.condition(w, m.While)
	default:
		return w.t.event(w, &m.Event)
	}
}

// JLines returns the printed text of the J-ruler side; nil for a card without one.
func JLines(lang string, c *language.Card, groups Groups) []string {
	if c.J == nil {
		return nil
	}
	return newWriter(lang, c, groups).face(&c.J.Face)
}

func (w *writer) bracket(code string) string { return "[" + w.t.keyword(code) + "]" }

// Symbols writes a cost: {F}{F}{1}; {0} when it is free.
func Symbols(c language.Will) string {
	var b strings.Builder
	for _, s := range Codes(c) {
		b.WriteString("{" + s + "}")
	}
	return b.String()
}

// Codes returns a cost as symbols: a letter for each attribute symbol, then X where the cost has one, then the
// generic number. A free cost is "0".
func Codes(c language.Will) []string {
	var out []string
	for _, a := range c.Symbols() {
		if a != "" {
			out = append(out, string(a))
		}
	}
	if c.X {
		out = append(out, "X")
	}
	if c.Any > 0 || len(out) == 0 {
		out = append(out, strconv.Itoa(c.Any))
	}
	return out
}

func (w *writer) awakening(a *language.Awakening) []string {
	head := w.bracket("awakening") + " " + Symbols(a.Cost) + ": "
	var body []string
	for i := range a.Triggers {
		body = append(body, w.when(&a.Triggers[i]))
	}
	body = append(body, w.block(&a.Block)...)
	return []string{head + strings.Join(body, " ")}
}

// face writes what a side does in play.
func (w *writer) face(f *language.Face) []string {
	var out []string
	if len(f.Keywords) > 0 {
		words := make([]string, len(f.Keywords))
		for i, k := range f.Keywords {
			words[i] = w.bracket(string(k))
		}
		out = append(out, strings.Join(words, " "))
	}
	for _, p := range f.Produces {
		symbols := make([]string, len(p.Of))
		for i, a := range p.Of {
			symbols[i] = "{" + string(a) + "}"
		}
		out = append(out, "{R}: "+w.t.produce(symbols))
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

func (w *writer) static(s *language.Static) string {
	line := w.t.static(w, s)
	if s.If != nil {
		return capital(w.t.whenever(w.t.condition(w, s.If), line, true)) + "."
	}
	return capital(line) + "."
}

func (w *writer) ability(a *language.Ability) []string {
	w.fresh(nil)
	w.source = !a.Cost.BanishThis
	parts := w.t.cost(w, &a.Cost)
	if a.Once {
		parts = append(parts, w.t.once())
	}
	body := w.block(&a.Block)
	w.source = false
	return append([]string{capital(strings.Join(parts, ", ")) + ": " + body[0]}, body[1:]...)
}

// when writes a triggered ability.
func (w *writer) when(t *language.When) string {
	w.fresh(&t.Event)
	w.self, w.apart, w.source = t.Of == nil && hasSubject(t.On), t.If != nil, true
	lead := w.t.event(w, &t.Event) + ", "
	w.know(t.Targets)
	var body string
	if len(t.Modes) > 0 {
		body = strings.Join(w.block(&t.Block), " ")
	} else {
		body = w.instrs(t.Effect)
	}
	if t.If != nil {
		body = capital(w.t.whenever(w.t.condition(w, t.If), uncapital(body), false))
	}
	w.fresh(nil)
	return capital(lead + uncapital(body))
}

// fresh begins a text with an event of its own.
func (w *writer) fresh(on *language.Event) {
	w.targets, w.told = map[string]*language.Target{}, map[string]bool{}
	w.on, w.self, w.apart, w.source = on, false, false, false
}

// recurs reports whether an event that a triggered ability waits for may come again while the ability is there, so
// that it is said with "whenever". A Trigger answers one event, and this card enters, is summoned, dies once.
func (w *writer) recurs(e *language.Event) bool {
	if w.on == nil {
		return false
	}
	switch e.On {
	case language.OnEnters, language.OnSummoned, language.OnToGraveyard, language.OnDestroyed:
		return e.Of != nil
	}
	return true
}

func hasSubject(on string) bool {
	switch on {
	case language.OnEnters, language.OnSummoned, language.OnToGraveyard, language.OnDestroyed, language.OnAttacks,
		language.OnAttackPlayer, language.OnBlocks,
		language.OnDeals, language.OnDealt:
		return true
	}
	return false
}

func (w *writer) know(list []language.Target) {
	for i := range list {
		w.targets[list[i].Name] = &list[i]
	}
}

// block writes a text: its instructions as one line, then its modes as a list.
func (w *writer) block(b *language.Block) []string {
	w.know(b.Targets)
	var out []string
	if s := w.instrs(b.Effect); s != "" {
		out = append(out, s)
	}
	if len(b.Modes) > 0 {
		out = append(out, w.t.choose())
		for i := range b.Modes {
			w.know(b.Modes[i].Targets)
			out = append(out, "• "+w.instrs(b.Modes[i].Effect))
		}
	}
	return out
}

// instrs writes instructions as sentences.
func (w *writer) instrs(list []language.Instr) string {
	var out []string
	for _, in := range list {
		out = append(out, w.instr(in)...)
	}
	return strings.Join(out, " ")
}

func (w *writer) instr(in language.Instr) []string {
	switch {
	case in.If != nil:
		then := uncapital(w.instrs(in.If.Then))
		out := []string{capital(w.t.whenever(w.t.condition(w, &in.If.Cond), then, false))}
		if len(in.If.Else) > 0 {
			out = append(out, w.t.otherwise(uncapital(w.instrs(in.If.Else))))
		}
		return out
	case in.Later != nil:
		w.self = false
		return []string{capital(w.t.later(in.Later) + ", " + uncapital(w.instrs(in.Later.Then)))}
	case in.May != nil:
		var list []clause
		for _, x := range in.May.Then {
			list = append(list, w.t.clauses(w, x)...)
		}
		out := []string{capital(w.t.may(list)) + "."}
		for _, c := range list {
			if c.after != "" {
				out = append(out, c.after)
			}
		}
		return out
	}
	var out []string
	for _, c := range w.t.clauses(w, in) {
		s := capital(w.t.sentence(c)) + "."
		if c.after != "" {
			s += " " + c.after
		}
		out = append(out, s)
	}
	return out
}

func capital(s string) string { return first(s, unicode.ToUpper) }

func uncapital(s string) string { return first(s, unicode.ToLower) }

// first changes the first letter; a symbol in front is left alone. "ATK" and the like stay as they are.
func first(s string, change func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(s)
	if next, _ := utf8.DecodeRuneInString(s[n:]); n == 0 || unicode.IsUpper(r) && unicode.IsUpper(next) ||
		r == 'J' && next == '/' {
		return s
	}
	return string(change(r)) + s[n:]
}

// offered returns clauses as things that the reader may do. Ok is false when one of them is somebody else's doing.
func offered(list []clause) (out []string, ok bool) {
	for _, c := range list {
		if c.subject != "" && c.subject != "you" {
			return nil, false
		}
		out = append(out, c.verb.inf+c.rest)
	}
	return out, true
}

// signed writes a change of ATK and DEF: +200/-100.
func signed(atk, def int) string {
	plus := func(n int) string {
		if n < 0 {
			return strconv.Itoa(n)
		}
		return "+" + strconv.Itoa(n)
	}
	return plus(atk) + "/" + plus(def)
}
