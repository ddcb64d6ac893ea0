package deck

import (
	"cmp"
	"slices"

	"farpost/engine"
)

// Report is what checking a deck came to.
type Report struct {
	// Counts is the deck, one entry per card, in the order in which the cards were first named; cards
	// that could not be found are not in it.
	Counts []Count
	// Faults are all that is wrong, in the order of the lines, then of the rules. None: it is legal.
	Faults []engine.Phrase
	// Advice never forbids anything; it is given for legal decks only.
	Advice []engine.Phrase
	// OK is the summary of a legal deck, zero for another.
	OK engine.Phrase
}

// Legal tells whether the deck may be played.
func (r Report) Legal() bool { return len(r.Faults) == 0 }

// Check reads and checks a deck in text.
func Check(rules Rules, x *Index, name, s string) Report {
	lines, faults := Parse(s)
	var list []Count
	lost := 0
	for _, l := range lines {
		id, fault := resolve(rules, x, l.Name)
		if fault.Code != "" {
			faults = append(faults, fault)
			lost += l.N
			continue
		}
		list = append(list, Count{l.N, id})
	}
	// A deck in which nothing was understood has said so already.
	return check(rules, x, name, list, lost, faults, len(lines) == 0 && len(faults) == 0)
}

// CheckCounts checks a deck given by card ids; ids that are not there are told as unknown names.
func CheckCounts(rules Rules, x *Index, name string, list []Count) Report {
	var known []Count
	var faults []engine.Phrase
	lost := 0
	for _, c := range list {
		if _, ok := x.Card(c.ID); !ok {
			faults = append(faults, unknown(x, c.ID))
			lost += c.N
			continue
		}
		known = append(known, c)
	}
	return check(rules, x, name, known, lost, faults, len(list) == 0)
}

func resolve(rules Rules, x *Index, name string) (id string, fault engine.Phrase) {
	found := x.Find(name)
	switch {
	case len(found) == 1:
		return found[0], engine.Phrase{}
	case len(found) > 1:
		vals := make([]engine.Value, 0, maxList)
		for _, id := range found[:min(len(found), maxList)] {
			vals = append(vals, engine.CardVal(id))
		}
		return "", engine.Say("V-AMBIGUOUS", engine.A("name", text(echo(name))), engine.A("list", vals...))
	}
	if rules.Never != nil {
		if code, ok := rules.Never(Fold(name)); ok {
			return "", engine.Say(code, engine.A("card", text(echo(name))))
		}
	}
	return "", unknown(x, name)
}

// maxList bounds how many cards a message lists.
const maxList = 8

func unknown(x *Index, name string) engine.Phrase {
	if id, ok := x.Guess(name); ok {
		return engine.Say("V-UNKNOWN", engine.A("name", text(echo(name))), engine.A("guess", engine.CardVal(id)))
	}
	return engine.Say("V-UNKNOWN-BARE", engine.A("name", text(echo(name))))
}

// check holds a list against the rules. Lost are cards that were listed but not found: they have been told,
// and are not missing from the least size as well.
func check(rules Rules, x *Index, name string, list []Count, lost int, faults []engine.Phrase, empty bool) Report {
	r := Report{Counts: merge(list), Faults: faults}
	if empty {
		r.Faults = append(r.Faults, engine.Say("V-EMPTY"))
		return r
	}
	ranks := map[string]int{}
	for _, c := range r.Counts {
		card, _ := x.Card(c.ID)
		limit := rules.Copies[card.Rank]
		if c.N > limit.Max {
			r.Faults = append(r.Faults, engine.Say(limit.Code, engine.A("card", engine.CardVal(c.ID)), engine.A("n", engine.Int(c.N))))
		}
		ranks[card.Rank] += c.N
	}
	n := Size(r.Counts) + lost
	if n < rules.Min && (n > 0 || r.Legal()) {
		r.Faults = append(r.Faults, engine.Say("V-MIN", engine.A("n", engine.Int(n)),
			engine.A("min", engine.Int(rules.Min)), engine.A("add", engine.Int(rules.Min-n))))
	}
	if !r.Legal() {
		return r
	}
	if rules.Advice != nil {
		r.Advice = rules.Advice(r.Counts)
	}
	args := []engine.Arg{engine.A("name", text(echo(name))), engine.A("n", engine.Int(n))}
	for _, rank := range sortedRanks(rules.Copies) {
		args = append(args, engine.A(rules.Copies[rank].Name, engine.Int(ranks[rank])))
	}
	r.OK = engine.Say("V-OK", args...)
	return r
}

// merge adds up the counts of a card that stands on several lines.
func merge(list []Count) []Count {
	var out []Count
	for _, c := range list {
		i := slices.IndexFunc(out, func(o Count) bool { return o.ID == c.ID })
		if i < 0 {
			out = append(out, c)
			continue
		}
		out[i].N += c.N
	}
	return out
}

func sortedRanks(m map[string]Copies) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(-cmp.Compare(m[a].Max, m[b].Max), cmp.Compare(a, b)) })
	return out
}
