package page

import (
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// pairSign stands between the two values of a pair. No value has it.
const pairSign = "|"

// SplitPair parts a menu's value that answers two questions; ok is false for one that answers one.
func SplitPair(value string) (first, second engine.Value, ok bool) {
	a, b, ok := strings.Cut(value, pairSign)
	return engine.Value(a), engine.Value(b), ok
}

// pair is an answer to the first two questions of a verb.
type pair struct {
	label, value, describes string
}

// pairs lists the answers to the first two questions of a verb whose two questions are one choice, such as who attacks
// what; ok is false for other verbs and questions, and where there are too many for one menu.
func pairs(t *narrate.Teller, d draft.Draft, q *engine.Question) (out []pair, ok bool) {
	v := t.Pos.Ruleset.Verb(d.Reply.Verb)
	if v == nil || !v.Pairs || len(d.Reply.Answers) > 0 || q.Max != 1 {
		return nil, false
	}
	labels := map[string]int{}
	for _, first := range narrate.Possible(q, nil) {
		one := engine.Answer{Name: q.Name, Vals: []engine.Value{first.Key}}
		rep := engine.Reply{Verb: d.Reply.Verb, Answers: []engine.Answer{one}}
		got, err := t.Pos.Draft(t.View.Viewer, d.Q, rep)
		if err != nil || got.Question == nil || got.Question.Min != 1 || got.Question.Max != 1 {
			return nil, false
		}
		for _, second := range narrate.Possible(got.Question, nil) {
			p := pair{label: t.Label(first) + " → " + t.Label(second), value: string(first.Key) + pairSign +
				string(second.Key), describes: t.Describe(first)}
			if of := t.FiguresOf(second); of != "" {
				p.describes = t.FiguresOf(first) + " → " + of
			}
			if labels[p.label]++; labels[p.label] > 1 {
				p.label += " (" + strconv.Itoa(labels[p.label]) + ")"
			}
			out = append(out, p)
		}
	}
	return out, len(out) > 0 && len(out) <= ui.PageSize
}

// pairMenu makes the menu of pairs. Until one is picked it shows what it is for.
func pairMenu(list []pair, id ui.ID, what string) discordgo.MessageComponent {
	var options []discordgo.SelectMenuOption
	for _, p := range list {
		options = append(options, ui.Option(p.label, p.value, p.describes))
	}
	return ui.Menu(id, what, options)
}
