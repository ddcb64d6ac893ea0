package deck

import (
	"cmp"
	"slices"
	"strings"

	"farpost/engine"
)

// Report is what checking a deck came to.
type Report struct {
	// Counts is the deck, one entry per card, in the order in which the cards were first named; cards
	// that could not be found are not in it.
	Counts []Count
	// Faults are all that is wrong: what is wrong with single lines in the order of the lines, then what is
	// against the rules. None: the deck is legal.
	Faults []engine.Phrase
	// Where has an entry for each fault: the numbers, from 1, of the lines that it is about; none for one
	// that is about the whole deck, or that names its line itself.
	Where [][]int
	// Advice never forbids anything; it is given for legal decks only.
	Advice []engine.Phrase
	// OK is the summary of a legal deck, zero for another.
	OK engine.Phrase
}

// Legal tells whether the deck may be played.
func (r Report) Legal() bool { return len(r.Faults) == 0 }

func (r *Report) fault(p engine.Phrase, where ...int) {
	r.Faults, r.Where = append(r.Faults, p), append(r.Where, where)
}

// Check reads and checks a deck in text.
func Check(rules Rules, x *Index, name, s string) Report {
	lines, ok := parse(s)
	if !ok {
		r := Report{}
		r.fault(engine.Say("V-LONG", engine.A("max", engine.Int(maxLines))))
		return r
	}
	c := checking{rules: rules, x: x, lost: map[string]int{}}
	under := ""
	for _, l := range lines {
		sec, heads := rules.section(l)
		switch {
		case heads:
			under = sec
		case l.code != "":
			c.fault(engine.Say(l.code, engine.A("line", engine.Int(l.no)), engine.A("text", text(echo(l.raw)))))
		case l.n > 0:
			c.add(l.no, l.n, l.name, under)
		}
	}
	return c.finish(name)
}

// CheckCounts checks a deck given by card ids; ids that are not there are told as unknown names.
func CheckCounts(rules Rules, x *Index, name string, list []Count) Report {
	c := checking{rules: rules, x: x, lost: map[string]int{}}
	for _, n := range list {
		if _, ok := x.Card(n.ID); ok {
			c.list = append(c.list, entryOf{n, 0})
			continue
		}
		c.fault(c.unknown(n.ID))
		c.lost[""] += n.N
	}
	return c.finish(name)
}

// checking is a deck that is being checked.
type checking struct {
	Report
	rules Rules
	x     *Index
	list  []entryOf
	// lost are cards that were listed in a section, "" for none in particular, but are not there or not found: they
	// have been told, and are not missing from the least size as well.
	lost    map[string]int
	guesses int
	// strays are the sections in which a card was listed that belongs elsewhere.
	strays []string
}

// entryOf is what one line came to.
type entryOf struct {
	Count
	line int // 0 for none
}

// section tells whether a line is the heading of a section, and which: a heading has no count in front; a colon
// and a count behind it do not matter.
func (r Rules) section(l line) (name string, ok bool) {
	if l.n > 0 || l.code == "" {
		return "", false
	}
	key := strings.TrimRight(Fold(l.raw), " 0123456789")
	for _, s := range r.Sections {
		if slices.Contains(s.Heads, key) {
			return s.Name, true
		}
	}
	return "", false
}

// add takes a line that could be read, under the heading of a section or, with "", under none.
func (c *checking) add(line, n int, name, under string) {
	id, fault := c.resolve(name)
	if fault.Code != "" {
		c.fault(fault, line)
		c.lost[under] += n
		return
	}
	c.list = append(c.list, entryOf{Count{n, id}, line})
	if card, _ := c.x.Card(id); under != "" && card.Section != under {
		c.fault(engine.Say(c.rules.Misplaced(card, under), engine.A("card", engine.CardVal(id))), line)
		c.strays = append(c.strays, under)
	}
}

func (c *checking) resolve(name string) (id string, fault engine.Phrase) {
	found := c.x.Find(name)
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
	if c.rules.Never != nil {
		if code, ok := c.rules.Never(Fold(name)); ok {
			return "", engine.Say(code, engine.A("card", text(echo(name))))
		}
	}
	return "", c.unknown(name)
}

const (
	maxList  = 8  // cards that a message lists
	maxGuess = 60 // names for which a similar one is looked for
)

func (c *checking) unknown(name string) engine.Phrase {
	c.guesses++
	if c.guesses <= maxGuess {
		if id, ok := c.x.Guess(name); ok {
			return engine.Say("V-UNKNOWN", engine.A("name", text(echo(name))), engine.A("guess", engine.CardVal(id)))
		}
	}
	return engine.Say("V-UNKNOWN-BARE", engine.A("name", text(echo(name))))
}

// finish holds the list against the rules.
func (c *checking) finish(name string) Report {
	r := &c.Report
	if len(c.list) == 0 && len(c.lost) == 0 && len(r.Faults) == 0 {
		r.fault(engine.Say("V-EMPTY"))
		return *r
	}
	var lines map[string][]int
	r.Counts, lines = merge(c.list)
	sizes, ranks := map[string]int{}, map[string]int{}
	for _, n := range r.Counts {
		card, _ := c.x.Card(n.ID)
		if limit, ok := c.rules.Copies[card.Rank]; ok && n.N > limit.Max {
			r.fault(engine.Say(limit.Code, engine.A("card", engine.CardVal(n.ID)), engine.A("n", engine.Int(n.N))),
				lines[n.ID]...)
		}
		ranks[card.Rank] += n.N
		sizes[card.Section] += n.N
	}
	for _, sec := range c.rules.Sections {
		c.size(sec, sizes[sec.Name])
	}
	if !r.Legal() {
		return *r
	}
	if c.rules.Advice != nil {
		r.Advice = c.rules.Advice(r.Counts)
	}
	args := []engine.Arg{engine.A("name", text(echo(name))), engine.A("n", engine.Int(Size(r.Counts)))}
	for _, rank := range sortedRanks(c.rules.Copies) {
		if arg := c.rules.Copies[rank].Name; arg != "" {
			args = append(args, engine.A(arg, engine.Int(ranks[rank])))
		}
	}
	for _, sec := range c.rules.Sections {
		if sec.Name != "" {
			args = append(args, engine.A(sec.Name, engine.Int(sizes[sec.Name])))
		}
	}
	r.OK = engine.Say("V-OK", args...)
	return *r
}

// size holds a section against its bounds.
func (c *checking) size(sec Section, n int) {
	known := n + c.lost[sec.Name]
	if sec.Max > 0 && known > sec.Max {
		c.fault(engine.Say(sec.Many, engine.A("n", engine.Int(known)), engine.A("max", engine.Int(sec.Max))))
	}
	if sec.Name != "" {
		known += c.lost[""]
	}
	// What was listed here by mistake has been told, when one card is all that is due here; and a deck of which
	// nothing was understood has said so already.
	if sec.Max == 1 && slices.Contains(c.strays, sec.Name) || len(c.list) == 0 && known == 0 && !c.Legal() {
		return
	}
	if known < sec.Min {
		c.fault(engine.Say(sec.Few, engine.A("n", engine.Int(known)),
			engine.A("min", engine.Int(sec.Min)), engine.A("add", engine.Int(sec.Min-known))))
	}
}

// merge adds up the counts of a card that stands on several lines, and says which they are.
func merge(list []entryOf) (out []Count, lines map[string][]int) {
	lines = map[string][]int{}
	for _, c := range list {
		i := slices.IndexFunc(out, func(o Count) bool { return o.ID == c.ID })
		if i < 0 {
			out = append(out, c.Count)
		} else {
			out[i].N += c.N
		}
		if c.line > 0 {
			lines[c.ID] = append(lines[c.ID], c.line)
		}
	}
	return out, lines
}

func sortedRanks(m map[string]Copies) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(-cmp.Compare(m[a].Max, m[b].Max), cmp.Compare(a, b)) })
	return out
}
