package deck

import (
	"cmp"
	"slices"
	"strings"

	"farpost/engine"
)

// Report is the result of checking a deck.
type Report struct {
	// Counts is the deck, one entry per card, in the order in which the cards were first named. Cards that were not
	// found are missing from it.
	Counts []Count
	// Faults lists all that is wrong: first the faults of single lines, in the order of the lines, then what is
	// against the rules. A legal deck has none.
	Faults []engine.Phrase
	// Where has an entry for each fault: the numbers of the lines that it is about, counted from 1. The entry is empty
	// for a fault of the whole deck, and for one whose arguments name its line.
	Where [][]int
	// Advice never forbids anything. What was left out, such as a sideboard, is said first; all else is for legal decks
	// alone.
	Advice []engine.Phrase
	// OK is the summary of a legal deck; zero for any other.
	OK engine.Phrase
}

// Legal reports whether the deck may be played.
func (r Report) Legal() bool { return len(r.Faults) == 0 }

func (r *Report) fault(p engine.Phrase, where ...int) {
	r.Faults, r.Where = append(r.Faults, p), append(r.Where, where)
}

// Check reads and checks a deck that is given as text. Name is the deck's name, for the summary.
func Check(rules Rules, x *Index, name, s string) Report {
	lines, ok := parse(s)
	if !ok {
		r := Report{}
		r.fault(engine.Say("V-LONG", engine.A("max", engine.Int(maxLines))))
		return r
	}
	c := checking{rules: rules, x: x, lost: map[string]int{}}
	under, side, aside := "", false, 0
	for _, l := range lines {
		sec, heads := rules.section(l)
		switch {
		case heads:
			under, side = sec, false
		case l.general:
			under, side = "", l.side
		case l.side || side:
			aside += l.n
		case l.code != "":
			c.fault(engine.Say(l.code, engine.A("line", engine.Int(l.no)), engine.A("text", text(echo(l.raw)))))
		case l.n > 0:
			c.add(l, under)
		}
	}
	c.complete()
	if aside > 0 {
		c.Advice = append(c.Advice, engine.Say(codeAside, engine.A("n", engine.Int(aside))))
	}
	return c.finish(name)
}

// codeAside says how many cards were left out because they are of a sideboard, which no game here has.
const codeAside = "deck.aside"

// complete adds the usual cards of sections of which the text names none, if it names any card.
func (c *checking) complete() {
	for _, sec := range c.rules.Sections {
		named := slices.ContainsFunc(c.list, func(e entryOf) bool {
			card, _ := c.x.Card(e.ID)
			return card.Section == sec.Name
		})
		if len(c.list) == 0 || named || c.lost[sec.Name] > 0 {
			continue
		}
		for _, n := range sec.Usual {
			c.list = append(c.list, entryOf{n, 0})
		}
	}
}

// CheckCounts checks a deck that is given by card ids. An unknown id is reported like an unknown name.
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
	// lost counts, by section, the cards that were listed but not found; "" is for those under no heading. They are
	// reported already, so they do not also make the section too small.
	lost    map[string]int
	guesses int
	// strays are the sections under whose headings a card of another section was listed.
	strays []string
}

// entryOf is the card of one line.
type entryOf struct {
	Count
	line int // 0 for none
}

// section reports whether a line is the heading of a section, and of which. A heading has no count in front; a colon or
// a count behind it does not matter.
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

// add adds a line that could be read. Under is the section of the heading above it, "" without one.
func (c *checking) add(l line, under string) {
	if whole := c.x.Whole(l.name); len(whole) > 0 {
		for _, id := range whole {
			c.put(l.no, l.n, id, under)
		}
		return
	}
	id, fault := c.resolve(l)
	if fault.Code != "" {
		c.fault(fault, l.no)
		c.lost[under] += l.n
		return
	}
	c.put(l.no, l.n, id, under)
}

// put adds a card of a line.
func (c *checking) put(line, n int, id, under string) {
	c.list = append(c.list, entryOf{Count{n, id}, line})
	if card, _ := c.x.Card(id); under != "" && card.Section != under {
		c.fault(engine.Say(c.rules.Misplaced(card, under), engine.A("card", engine.CardVal(id))), line)
		c.strays = append(c.strays, under)
	}
}

func (c *checking) resolve(l line) (id string, fault engine.Phrase) {
	name, found := l.name, c.x.named(l)
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
	maxGuess = 60 // unknown names for which a similar one is looked for
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

// finish checks the list against the rules.
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
	if c.rules.Amiss != nil {
		for _, p := range c.rules.Amiss(r.Counts) {
			r.fault(p)
		}
	}
	if !r.Legal() {
		return *r
	}
	if c.rules.Advice != nil {
		r.Advice = append(r.Advice, c.rules.Advice(r.Counts)...)
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

// size checks the number of cards of a section against its bounds.
func (c *checking) size(sec Section, n int) {
	known := n + c.lost[sec.Name]
	if sec.Max > 0 && known > sec.Max {
		c.fault(engine.Say(sec.Many, engine.A("n", engine.Int(known)), engine.A("max", engine.Int(sec.Max))))
	}
	if sec.Name != "" {
		known += c.lost[""]
	}
	// Two cases are reported already: the one card of a section of one was replaced by a card of another section, and
	// nothing of the deck was understood.
	if sec.Max == 1 && slices.Contains(c.strays, sec.Name) || len(c.list) == 0 && known == 0 && !c.Legal() {
		return
	}
	if known < sec.Min {
		c.fault(engine.Say(sec.Few, engine.A("n", engine.Int(known)),
			engine.A("min", engine.Int(sec.Min)), engine.A("add", engine.Int(sec.Min-known))))
	}
}

// merge adds up the counts of a card that stands on several lines, and lists the lines of each card.
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
