package app

import (
	"slices"
	"sync"
	"time"

	"farpost/bot/discord/port"
	"farpost/cards/content"
	"farpost/cards/examples"
	"farpost/cards/lookup"
)

// builtin has the indexes of the built-in cards, which are the same for every bot of a process: functions that make
// them once, by lookupKey.
var builtin sync.Map

// indexOnce returns what makes the index of a game in a language when it is first asked for. Of built-in cards alone
// all bots share it.
func indexOnce(set *content.Set, lang string, shared bool) func() *lookup.Index {
	once := sync.OnceValue(func() *lookup.Index { return lookup.New(set, lang) })
	if !shared {
		return once
	}
	known, _ := builtin.LoadOrStore(lookupKey{set.Game, lang}, once)
	return known.(func() *lookup.Index)
}

// warm makes all indexes, so that the first who looks something up does not wait for them.
func (l *library) warm() {
	for _, made := range l.found {
		made()
	}
}

// index returns the index of a game in a language; nil for a game or a language that there is not.
func (l *library) index(game, lang string) *lookup.Index {
	if made := l.found[lookupKey{game, lang}]; made != nil {
		return made()
	}
	return nil
}

// kinds are what a look-up looks for.
func kinds(rules bool) []lookup.Kind {
	if rules {
		return lookup.Rules
	}
	return []lookup.Kind{lookup.Card}
}

// hits converts what was found.
func hits(found []lookup.Hit) []port.Hit {
	var out []port.Hit
	for _, h := range found {
		out = append(out, port.Hit{ID: h.ID, Title: h.Title, Text: h.Text, Reason: h.Reason, Section: h.Section,
			Label: h.Label(), Card: h.Kind == lookup.Card})
	}
	return out
}

// Find answers a look-up; none for a game or language that there is not.
func (l *library) Find(game, lang, query string, rules bool, limit int) []port.Hit {
	if x := l.index(game, lang); x != nil {
		return hits(x.Find(query, limit, kinds(rules)...))
	}
	return nil
}

// Ask answers a question.
func (l *library) Ask(game, lang, question string, rules bool, limit int) port.Answer {
	x := l.index(game, lang)
	if x == nil {
		return port.Answer{}
	}
	a := x.Ask(question, limit, kinds(rules)...)
	out := port.Answer{Sure: a.Sure, Exact: a.Exact, Missing: a.Missing}
	for _, f := range a.Found {
		out.Hits = append(out.Hits, hits([]lookup.Hit{f.Hit})...)
	}
	out.Terms = terms(a.Terms)
	if a.Asked != nil {
		for _, t := range terms([]lookup.Term{*a.Asked}) {
			out.Asked = t
		}
	}
	return out
}

// terms converts terms that something explains.
func terms(list []lookup.Term) []port.Term {
	var out []port.Term
	for _, t := range list {
		if len(t.See) > 0 {
			out = append(out, port.Term{Name: t.Name, Means: t.Means, ID: t.See[0]})
		}
	}
	return out
}

// State is the word that explains a keyword or a state.
func (l *library) State(game, lang, code string) port.Term {
	if x := l.index(game, lang); x != nil {
		if t, ok := x.State(code); ok {
			return terms([]lookup.Term{t})[0]
		}
	}
	return port.Term{}
}

// TermsIn lists the words of a game that stand in something.
func (l *library) TermsIn(game, lang, id string) []port.Term {
	if x := l.index(game, lang); x != nil {
		return terms(x.Terms(id))
	}
	return nil
}

// Terms lists the words of a game.
func (l *library) Terms(game, lang string) []port.Term {
	if x := l.index(game, lang); x != nil {
		return terms(x.AllTerms())
	}
	return nil
}

// MostAsked lists the clauses that newcomers ask for most.
func (l *library) MostAsked(game, lang string) []port.Hit {
	x := l.index(game, lang)
	if x == nil {
		return nil
	}
	var out []port.Hit
	for _, id := range l.sets[game].MostAsked {
		out = append(out, hits(x.Find(id, 1, lookup.Rules...))...)
	}
	return out
}

// Suggest completes a look-up.
func (l *library) Suggest(game, lang, prefix string, rules bool, limit int) []port.Hit {
	if x := l.index(game, lang); x != nil {
		return hits(x.Suggest(prefix, limit, kinds(rules)...))
	}
	return nil
}

// Related lists what belongs together.
func (l *library) Related(game, lang, id string, limit int) []port.Hit {
	if x := l.index(game, lang); x != nil {
		return hits(x.Related(id, limit))
	}
	return nil
}

// Named lists what a text names.
func (l *library) Named(game, lang, text string, limit int) []port.Hit {
	if x := l.index(game, lang); x != nil {
		return hits(x.Named(text, limit))
	}
	return nil
}

// Filter lists the cards that a filter asks for.
func (l *library) Filter(game, text string) (cards []string, ok bool) {
	if x := l.index(game, languages[0]); x != nil {
		return x.Filter(text)
	}
	return nil, false
}

// Unread is the part of a filter whose key there is not.
func (l *library) Unread(game, text string) string {
	if x := l.index(game, languages[0]); x != nil {
		return x.Unread(text)
	}
	return ""
}

// CompleteFilter completes a filter.
func (l *library) CompleteFilter(game, lang, typed string, limit int) []string {
	if x := l.index(game, lang); x != nil {
		return x.CompleteFilter(typed, limit)
	}
	return nil
}

// Example returns what plays a worked example by the rules of its game.
func (l *library) Example(game, id string) func() (port.Example, error) {
	e, ok := examples.Of(game, id)
	if !ok || l.rules[game] == nil {
		return nil
	}
	return func() (port.Example, error) {
		p, err := e.Play(l.rules[game])
		out := port.Example{Book: p.Book, Names: p.Seats, Before: p.Before}
		for _, s := range p.Steps {
			out.Steps = append(out.Steps, port.Step(s))
		}
		return out, err
	}
}

// Contents lists the chapters of a game's rules.
func (l *library) Contents(game, lang string) []port.Chapter {
	x, set := l.index(game, lang), l.sets[game]
	if x == nil {
		return nil
	}
	var out []port.Chapter
	for _, c := range set.Clauses() {
		if i := slices.IndexFunc(set.Chapters, func(h content.Chapter) bool { return h.ID == c.ID }); i >= 0 {
			out = append(out, port.Chapter{Title: set.Chapters[i].Title[lang]})
		}
		if n := len(out); n > 0 {
			out[n-1].Hits = append(out[n-1].Hits, hits(x.Find(c.ID, 1, lookup.Rules...))...)
		}
	}
	return out
}

// Edition returns a game's version of its rules, and since when they read as they do.
func (l *library) Edition(game string) (string, time.Time) {
	set := l.sets[game]
	if set == nil {
		return "", time.Time{}
	}
	since, err := time.Parse(time.DateOnly, set.Date)
	if err != nil {
		return set.Version, time.Time{}
	}
	return set.Version, since
}
