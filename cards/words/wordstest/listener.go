package wordstest

import (
	"fmt"
	"slices"
	"strings"

	"farpost/cards/content"
	"farpost/engine"
)

// Listener checks the words of everything that matches say.
type Listener struct {
	// Heard has the codes that were said, as "family/code".
	Heard map[string]bool
	// Faults lists what could not be put into words, each once.
	Faults []string

	set  *content.Set
	told map[string]bool
	card string // stands for every object
}

// NewListener listens with the words of a set.
func NewListener(set *content.Set) *Listener {
	l := &Listener{Heard: map[string]bool{}, set: set, told: map[string]bool{}}
	if len(set.Cards) > 0 {
		l.card = set.Cards[0].ID
	}
	return l
}

// Hear puts a phrase into words of every language. It is a fault if an argument is missing, a value has no words
// or a symbol is shown in braces. The zero Phrase says nothing.
func (l *Listener) Hear(family string, p engine.Phrase) {
	if p.Code == "" {
		return
	}
	for _, tab := range l.set.Tables() {
		wants, ok := tab.Required(family, p.Code)
		if !ok {
			l.once("%s: %s/%s has no words", tab.Lang(), family, p.Code)
			continue
		}
		l.Heard[family+"/"+p.Code] = true
		for _, w := range wants {
			if !slices.ContainsFunc(p.Args, func(a engine.Arg) bool { return a.Name == w }) {
				l.once("%s: %s/%s wants {%s}, and gets %v", tab.Lang(), family, p.Code, w, p.Args)
			}
		}
		names := l.set.Names(tab.Lang(), func(engine.Value) string { return l.card },
			func(engine.Seat) string { return "Anna" })
		cat := l.set.Words()
		s := cat.SayIn(tab.Lang(), family, p, names)
		if strings.ContainsAny(s, "{}") {
			l.once("%s: %s/%s shows braces: %q", tab.Lang(), family, p.Code, s)
		}
		for _, gap := range []string{"unknown", "unknown-word"} {
			if strings.Contains(s, cat.Word(tab.Lang(), "grammar", gap)) {
				l.once("%s: %s/%s %v: %q", tab.Lang(), family, p.Code, p.Args, s)
			}
		}
	}
}

// once adds a fault the first time. Faults with the same format and the same first words are the same.
func (l *Listener) once(format string, args ...any) {
	key := format
	for _, a := range args[:min(3, len(args))] {
		if s, ok := a.(string); ok {
			key += "|" + s
		}
	}
	if !l.told[key] {
		l.told[key] = true
		l.Faults = append(l.Faults, fmt.Sprintf(format, args...))
	}
}

func (l *Listener) events(g *engine.Ruleset, list []engine.Event, seats int) {
	for _, e := range list {
		if e.Quiet {
			continue
		}
		for s := range seats {
			l.event(g, e.For(engine.Seat(s)))
		}
		l.event(g, e.For(engine.NoSeat))
	}
}

// event hears an event as it is narrated to people.
func (l *Listener) event(g *engine.Ruleset, e engine.Phrase) {
	for _, p := range g.Merge([]engine.Phrase{e}) {
		l.Hear("events", p)
	}
}

func (l *Listener) refusal(r *engine.Refusal) {
	if r != nil {
		l.Hear("refusals", r.Phrase)
	}
}

func (l *Listener) options(list []engine.Option) {
	for _, o := range list {
		l.refusal(o.Refusal)
		l.Hear("prompts", o.Label)
		if k := o.Key.Kind(); k == "word" && !l.set.Words().Has("en", o.Key.Body()) {
			l.once("option %s has no words", string(o.Key))
		}
	}
}

func (l *Listener) ask(sa engine.SeatAsk) {
	l.Hear("asks", engine.Phrase{Code: sa.Kind})
	l.Hear("help", engine.Phrase{Code: sa.Kind})
	l.Hear("prompts", sa.Prompt)
	l.options(sa.Options)
}

// question hears a question of an announcement: in its own words, or in those of the ask that it belongs to.
func (l *Listener) question(q *engine.Question) {
	family := "questions"
	if _, ok := l.set.Tables()[0].Placeholders(family, q.Kind); !ok {
		family = "asks"
	}
	l.Hear(family, engine.Phrase{Code: q.Kind})
	l.Hear("prompts", q.Prompt)
	l.options(q.Options)
}
