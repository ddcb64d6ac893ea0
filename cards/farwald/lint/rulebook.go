package lint

import (
	"fmt"
	"slices"

	"farpost/cards/farwald/form"
	"farpost/engine"
	"farpost/engine/farwald"
)

// clauses checks the statements of the rules: complete, in order, worded in both languages.
func (k *checker) clauses(c *form.Clauses) {
	for i, x := range c.Clauses {
		at := fmt.Sprintf("clauses[%d]", i)
		k.due(at, "clause", x.ID, fmt.Sprintf("FW-%03d", i+1))
		k.prose(at+".section", x.Section, maxProse, true)
		k.prose(at+".en", x.En, 2*maxProse, true)
		k.prose(at+".it", x.It, 2*maxProse, true)
	}
}

// rulings checks the rulings: complete, in order, worded in both languages, about clauses and table rules
// that exist. Nothing is known of clauses when c is nil.
func (k *checker) rulings(r *form.Rulings, c *form.Clauses) {
	rules := farwald.New().TableRules
	set := map[string]string{} // table rule to ruling
	for i, x := range r.Rulings {
		at := fmt.Sprintf("rulings[%d]", i)
		k.due(at, "ruling", x.ID, fmt.Sprintf("FR-%02d", i+1))
		k.prose(at+".section", x.Section, maxProse, true)
		k.text(at+".question", x.Question, maxProse, true)
		k.text(at+".ruling", x.Ruling, 2*maxProse, true)
		k.text(at+".reason", x.Reason, maxProse, true)
		k.settles(at+".clauses", x.Clauses, c)
		if x.Toggle == "" {
			continue
		}
		if !slices.ContainsFunc(rules, func(t engine.TableRule) bool { return t.Name == x.Toggle && t.Clause == x.ID }) {
			k.fault(at+".toggle", "toggle: no table rule %q stands for %s", x.Toggle, x.ID)
		}
		set[x.Toggle] = x.ID
	}
	for _, t := range rules {
		if set[t.Name] == "" {
			k.fault("rulings", "the table rule %q stands for %s: name it there as its toggle", t.Name, t.Clause)
		}
	}
}

// settles checks the clauses that a ruling names.
func (k *checker) settles(path string, ids []string, c *form.Clauses) {
	for i, id := range ids {
		if c != nil && !slices.ContainsFunc(c.Clauses, func(x form.Clause) bool { return x.ID == id }) {
			k.fault(fmt.Sprintf("%s[%d]", path, i), "no clause has the id %q", id)
		}
		if slices.Contains(ids[:i], id) {
			k.fault(fmt.Sprintf("%s[%d]", path, i), "clause %s stands twice", id)
		}
	}
}

// due checks that the next thing of a numbered list has the next number.
func (k *checker) due(path, what, id, want string) {
	if id != want {
		k.fault(path, "%s %q: %s is due here; none is left out and none is renumbered", what, id, want)
	}
}
