package lintkit

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"farpost/cards/cardfile"
	"farpost/engine"
	"farpost/engine/kit"
)

// Clauses checks that the clauses are numbered without a gap and have words in both languages. Ids is the format of
// their ids, such as "FW-%03d".
func (k *Checker) Clauses(c *cardfile.Clauses, ids string) {
	for i, x := range c.Sections {
		k.Text(fmt.Sprintf("sections[%d]", i), x, MaxProse, true)
		if slices.ContainsFunc(c.Sections[:i], func(y kit.Text) bool { return y.En == x.En }) {
			k.Fault(fmt.Sprintf("sections[%d]", i), "section %q stands twice", x.En)
		}
	}
	for i, x := range c.Chapters {
		at := fmt.Sprintf("chapters[%d]", i)
		k.Text(at+".title", x.Title, MaxTitle, true)
		if !slices.ContainsFunc(c.Clauses, func(y cardfile.Clause) bool { return y.ID == x.ID }) {
			k.Fault(at+".id", "no clause has the id %q", x.ID)
		}
	}
	k.AtMost("chapters", len(c.Chapters), MaxChapters)
	for i, id := range c.MostAsked {
		at := fmt.Sprintf("most_asked[%d]", i)
		if !slices.ContainsFunc(c.Clauses, func(y cardfile.Clause) bool { return y.ID == id }) {
			k.Fault(at, "no clause has the id %q", id)
		}
		if slices.Contains(c.MostAsked[:i], id) {
			k.Fault(at, "%s stands twice", id)
		}
	}
	k.AtMost("most_asked", len(c.MostAsked), MaxChapters)
	k.Prose("version", c.Version, MaxTitle, true)
	if _, err := time.Parse(time.DateOnly, c.Date); err != nil {
		k.Fault("date", "date: %q is no day such as 2026-11-25: since when do the clauses read as they do?", c.Date)
	}
	for i, x := range c.Clauses {
		at := fmt.Sprintf("clauses[%d]", i)
		k.due(at, "clause", x.ID, fmt.Sprintf(ids, i+1))
		k.section(at, x.Section, c)
		k.Text(at+".title", x.Title, MaxTitle, true)
		k.Prose(at+".en", x.En, 2*MaxProse, true)
		k.Prose(at+".it", x.It, 2*MaxProse, true)
	}
}

// Rulings checks that the rulings are numbered without a gap, have words in both languages, and name clauses and table
// rules that exist; and that each table rule of rules has a ruling. Ids is the format of their ids. If c is nil the
// clauses are not checked.
func (k *Checker) Rulings(r *cardfile.Rulings, c *cardfile.Clauses, ids string, rules []engine.TableRule) {
	set := map[string]string{} // table rule to ruling
	for i, x := range r.Rulings {
		at := fmt.Sprintf("rulings[%d]", i)
		k.due(at, "ruling", x.ID, fmt.Sprintf(ids, i+1))
		k.section(at, x.Section, c)
		k.Text(at+".question", x.Question, MaxProse, true)
		k.Text(at+".ruling", x.Ruling, 2*MaxProse, true)
		k.Text(at+".reason", x.Reason, MaxProse, true)
		k.settles(at+".clauses", x.Clauses, c)
		if x.Toggle == "" {
			continue
		}
		if !slices.ContainsFunc(rules,
			func(t engine.TableRule) bool { return t.Name == x.Toggle && t.Clause == x.ID }) {
			k.Fault(at+".toggle", "toggle: no table rule %q stands for %s", x.Toggle, x.ID)
		}
		set[x.Toggle] = x.ID
	}
	for _, t := range rules {
		if set[t.Name] == "" {
			k.Fault("rulings", "the table rule %q stands for %s: name it there as its toggle", t.Name, t.Clause)
		}
	}
}

// section checks the section of a clause or a ruling. If the file names sections, each place must be one of them.
func (k *Checker) section(at, section string, c *cardfile.Clauses) {
	at += ".section"
	k.Prose(at, section, MaxProse, true)
	if c == nil || len(c.Sections) == 0 {
		return
	}
	for _, part := range strings.Split(section, cardfile.SectionSep) {
		if !slices.ContainsFunc(c.Sections, func(t kit.Text) bool { return t.En == part }) {
			k.Fault(at, "no section is called %q in English", part)
		}
	}
}

// settles checks the clauses that a ruling names.
func (k *Checker) settles(path string, ids []string, c *cardfile.Clauses) {
	for i, id := range ids {
		if c != nil && !slices.ContainsFunc(c.Clauses, func(x cardfile.Clause) bool { return x.ID == id }) {
			k.Fault(fmt.Sprintf("%s[%d]", path, i), "no clause has the id %q", id)
		}
		if slices.Contains(ids[:i], id) {
			k.Fault(fmt.Sprintf("%s[%d]", path, i), "clause %s stands twice", id)
		}
	}
}

// due checks that the next entry of a numbered list has the next number.
func (k *Checker) due(path, what, id, want string) {
	if id != want {
		k.Fault(path, "%s %q: %s is due here; none is left out and none is renumbered", what, id, want)
	}
}
