package discord

import (
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/engine"
)

// oneByOne tells that several options are picked one at a time: because their order counts, or because they
// do not fit into one menu.
func oneByOne(q *engine.Question) bool {
	return q.Max > 1 && (q.Ordered || len(possible(q, nil)) > pageSize)
}

// possible are the options that can be chosen now, but those that were picked already.
func possible(q *engine.Question, picked []engine.Value) []engine.Option {
	var out []engine.Option
	for _, o := range q.Options {
		if o.Refusal == nil && !slices.Contains(picked, o.Key) {
			out = append(out, o)
		}
	}
	return out
}

func page(opts []engine.Option, n int) []engine.Option {
	from := min(n*pageSize, len(opts))
	return opts[from:min(from+pageSize, len(opts))]
}

// ask words a question.
func (t *teller) ask(q *engine.Question) string {
	if q.Prompt.Code != "" {
		return t.say(q.Prompt)
	}
	for _, family := range []string{"questions", "help"} { // its own words, or those of the question that it belongs to
		if s := t.word(family, q.Kind); s != "" {
			return s
		}
	}
	if s := t.word("params", q.Name); s != "" {
		return s
	}
	return t.b.t(t.lang, "step.choose", engine.A("min", engine.Int(q.Min)), engine.A("max", engine.Int(q.Max)))
}

// label names an option; it is never empty.
func (t *teller) label(o engine.Option) string {
	s := ""
	if o.Label.Code != "" {
		s = t.say(o.Label)
	} else {
		s = t.value(o.Key)
	}
	if strings.TrimSpace(s) == "" {
		return string(o.Key)
	}
	return s
}

// nothing is what choosing nothing means for a question, where the game says so (family "nothing", by the kind of an
// open question, else by the name of one in an announcement).
func (t *teller) nothing(q uint64, name string) string {
	if name == engine.ChoiceName && t.pos.State.Ask != nil {
		if sa := t.pos.State.Ask.ByQ(q); sa != nil {
			name = sa.Kind
		}
	}
	if w := t.word("nothing", name); w != "" {
		return w
	}
	return t.b.t(t.lang, "button.none")
}

// verb names a verb; it is never empty.
func (t *teller) verb(v string) string {
	if w := t.word("verbs", v); w != "" {
		return w
	}
	return v
}

// distinct are the options of a question, of cards that are the same to choose just one: where one is chosen, one copy
// of a card is as good as another.
func (t *teller) distinct(q *engine.Question, opts []engine.Option) []engine.Option {
	if q.Max != 1 {
		return opts
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(opts), func(o engine.Option) bool {
		same := t.label(o) + "\n" + t.describe(o.Key)
		if !t.printed(o.Key) {
			return false
		}
		was := seen[same]
		seen[same] = true
		return was
	})
}

// held reports whether a value is a card in a place that only its player sees.
func (t *teller) held(v engine.Value) bool {
	for _, z := range t.view.Zones {
		if kind, _ := t.pos.Ruleset.Zone(z.Kind); kind.Seen == engine.SeenByOwner && slices.ContainsFunc(z.Cards, func(c engine.CardView) bool { return c.Key == v }) {
			return true
		}
	}
	return false
}

// printed reports whether a value is a card that only its player sees, and that has nothing on it which its
// description does not say: then one like it is the same to choose.
func (t *teller) printed(v engine.Value) bool {
	for _, z := range t.view.Zones {
		for _, c := range z.Cards {
			if c.Key == v {
				kind, _ := t.pos.Ruleset.Zone(z.Kind)
				return kind.Seen == engine.SeenByOwner && len(c.Marks)+len(c.Targets) == 0
			}
		}
	}
	return false
}

func (b *Bot) menu(t *teller, d draft, id string, q *engine.Question, shown []engine.Option, single bool) discordgo.MessageComponent {
	lo, hi := max(q.Min, 1), min(q.Max, len(shown))
	if single {
		lo, hi = 1, 1
	}
	lo = min(lo, hi)
	sel := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, MinValues: &lo, MaxValues: hi,
		CustomID:    button{Match: d.Match, Qs: []uint64{d.Q}, Action: actPick, Arg: id}.String(),
		Placeholder: clip(t.b.t(t.lang, "step.pick"), 150)}
	labels := map[string]int{}
	for _, o := range shown {
		label := clip(t.label(o), 90)
		if labels[label]++; labels[label] > 1 {
			label += " (" + itoa(labels[label]) + ")"
		}
		sel.Options = append(sel.Options, discordgo.SelectMenuOption{Label: clip(label, 100), Value: string(o.Key),
			Description: clip(t.describe(o.Key), 100)})
	}
	return discordgo.ActionsRow{Components: []discordgo.MessageComponent{sel}}
}
