package narrate

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Reasons says of the options that cannot be chosen why not, a line for each reason. Options with the same reason share
// a line, equal names are counted: "Rock ×2, Parry: too heavy (TA-1)". A reason that names its only option stands
// alone.
func (t *Teller) Reasons(opts []engine.Option) []string {
	type group struct {
		reason string
		names  []string
		n      map[string]int
	}
	var groups []*group
	for _, o := range opts {
		if o.Refusal == nil {
			continue
		}
		reason, name := t.brief(*o.Refusal), t.Label(o)
		i := slices.IndexFunc(groups, func(g *group) bool { return g.reason == reason })
		if i < 0 {
			i, groups = len(groups), append(groups, &group{reason: reason, n: map[string]int{}})
		}
		if groups[i].n[name]++; groups[i].n[name] == 1 {
			groups[i].names = append(groups[i].names, name)
		}
	}
	var lines []string
	for _, g := range groups {
		if name := g.names[0]; len(g.names) == 1 && g.n[name] == 1 && strings.Contains(g.reason, name) {
			lines = append(lines, g.reason)
			continue
		}
		for i, name := range g.names {
			if n := g.n[name]; n > 1 {
				g.names[i] = name + " ×" + strconv.Itoa(n)
			}
		}
		lines = append(lines, strings.Join(g.names, ", ")+": "+g.reason)
	}
	return lines
}

// Clauses lists the rules behind the refusals of options, each once.
func Clauses(opts []engine.Option) []string {
	var out []string
	for _, o := range opts {
		if o.Refusal != nil && o.Refusal.Clause != "" && !slices.Contains(out, o.Refusal.Clause) {
			out = append(out, o.Refusal.Clause)
		}
	}
	return out
}

// RuleButton makes a button "Why?" that shows the rule behind a refusal; none where no rule is named.
func (t *Teller) RuleButton(no *engine.Refusal) []discordgo.MessageComponent {
	if no == nil || no.Clause == "" {
		return nil
	}
	id := ui.ID{Action: ui.ActLookTerm, Arg: t.Pos.Match.Game + "/" + no.Clause}
	return []discordgo.MessageComponent{ui.Button(t.Text("button.reason"), discordgo.SecondaryButton, id)}
}

// WhyNot says why verbs cannot answer a question now, or why options of theirs cannot be chosen first, and which rules
// say so.
func (t *Teller) WhyNot(sa engine.SeatAsk) (lines, clauses []string, err error) {
	for _, verb := range sa.Verbs {
		out, err := t.Pos.Draft(sa.Seat, sa.Q, engine.Reply{Verb: verb})
		if err != nil {
			return nil, nil, err
		}
		name := "**" + t.Verb(verb) + "**"
		switch {
		case out.Refusal != nil:
			lines = append(lines, name+": "+t.Refusal(out.Refusal))
			clauses = append(clauses, Clauses([]engine.Option{{Refusal: out.Refusal}})...)
		case out.Question != nil:
			if why := t.Reasons(out.Question.Options); len(why) > 0 {
				lines = append(append(lines, name), why...)
				clauses = append(clauses, Clauses(out.Question.Options)...)
			} else if len(Possible(out.Question, nil)) < out.Question.Min {
				lines = append(lines, name+": "+t.Text("step.nothingfor"))
			}
		}
	}
	return lines, clauses, nil
}

// mostClauses is how many rules an answer to "Not possible now…" quotes.
const mostClauses = 4

// Why makes the answer to "Not possible now…": the reasons with their figures, and what the rules behind them say, with
// a menu to look at one of them.
func (t *Teller) Why(lines, clauses []string) api.Message {
	if len(lines) == 0 {
		lines = []string{t.Text("why.nothing")}
	}
	m := api.Message{Content: ui.Content(lines)}
	var said []string
	var options []discordgo.SelectMenuOption
	slices.Sort(clauses)
	for _, id := range slices.Compact(clauses) {
		hits := t.n.Library.Find(t.Pos.Match.Game, t.Lang, id, true, 1)
		if len(hits) == 0 || len(options) == mostClauses {
			continue
		}
		said = append(said, "`"+id+"` "+hits[0].Text)
		options = append(options, ui.Option(hits[0].Title, id, id))
	}
	if len(said) > 0 {
		m.Embeds = []*discordgo.MessageEmbed{ui.Embed("", strings.Join(said, "\n\n"))}
		m.Components = append(m.Components,
			ui.Menu(ui.ID{Action: ui.ActLookPick, Arg: t.Pos.Match.Game}, t.Text("button.openrule"), options))
	}
	return m
}
