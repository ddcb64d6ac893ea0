package stepper

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// verbCommands lists the subcommands of the command that is called like a game, one for each of its verbs. Their
// options are completed with what the person may do and see.
func (st *Stepper) verbCommands(build route.Builder, game string) []route.Command {
	var out []route.Command
	for _, v := range st.Library.Ruleset(game).Verbs {
		if v.Any && v.Prog == "" || len(out) == ui.MaxSubcommands {
			continue
		}
		var options []route.Option
		for _, p := range v.Params {
			options = append(options, build.Param(game, p.Name))
		}
		out = append(out, route.Command{
			Path:    game + " " + route.SlashName(v.Name),
			Game:    game,
			Needs:   route.Seat,
			Options: append(options, build.Match()),
			Do:      func(ctx context.Context, p route.Place) error { return st.command(ctx, p, &v) },
			Complete: map[string]route.Completer{
				route.OptMatch: st.Find.CompleteMatch,
				"": func(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
					return st.complete(ctx, p, game, &v, typed)
				},
			},
		})
	}
	return out
}

// command answers a game's command, such as "/nim take 3": the keyboard's way to the answers of the stepper. The
// stepper asks what the options leave open, so a command is never a dead end.
func (st *Stepper) command(ctx context.Context, p route.Place, verb *engine.Verb) error {
	t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	d := newDraft(p)
	d.Reply.Verb = verb.Name
	if sa := p.Pos.State.Ask.Seat(p.Seat, verb.Name); sa != nil {
		d.Q = sa.Q
	}
	out, err := fill(t, p.Seat, verb, &d, p.Options, "")
	if err != nil {
		return err
	}
	if out.Refusal != nil {
		return p.Say(api.Message{Content: t.Refusal(out.Refusal), Components: ui.Rows(t.RuleButton(out.Refusal))})
	}
	m, err := st.Pages.Step(ctx, p.Pos, p.Seat, p.Lang, d)
	if err != nil {
		return err
	}
	return p.Say(m)
}

// fill answers a draft's questions from a command's options: by name, else in the order of the verb's parameters. It
// stops before a question that no option answers, and before the option named stop.
func fill(
	t *narrate.Teller, seat engine.Seat, verb *engine.Verb, d *draft.Draft, opts route.Options, stop string,
) (engine.Outcome, error) {
	used := map[string]bool{}
	for {
		out, err := t.Pos.Draft(seat, d.Q, d.Reply)
		if err != nil || out.Question == nil {
			return out, err
		}
		name := paramFor(verb, out.Question.Name, opts, used)
		if name == "" || name == stop {
			return out, nil
		}
		used[name] = true
		vals, no := choose(t, out.Question, opts.Text(name))
		if no != nil {
			return engine.Outcome{Refusal: no}, nil
		}
		d.Reply.Answers = append(d.Reply.Answers, engine.Answer{Name: out.Question.Name, Vals: vals})
	}
}

// paramFor finds the option that answers a question: the one of its name, else the first given one that is left. The
// options "card" and "source" answer only questions of their name. It is "" if no option is left.
func paramFor(verb *engine.Verb, question string, opts route.Options, used map[string]bool) string {
	if n := route.SlashName(question); opts[n] != nil && !used[n] {
		return n
	}
	for _, p := range verb.Params {
		if n := route.SlashName(p.Name); opts[n] != nil && !used[n] && p.Name != "card" && p.Name != "source" {
			return n
		}
	}
	return ""
}

// choose turns what a person typed into values: keys from a completion, or names as they are shown, separated by
// commas.
func choose(t *narrate.Teller, q *engine.Question, typed string) ([]engine.Value, *engine.Refusal) {
	for _, o := range q.Options {
		if strings.EqualFold(ui.Tidy(t.Label(o)), ui.Tidy(typed)) {
			return []engine.Value{o.Key}, nil // a name may have a comma of its own
		}
	}
	var vals []engine.Value
	for _, part := range strings.Split(typed, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		var v engine.Value
		for _, o := range q.Options {
			if string(o.Key) == part {
				v = o.Key
				break
			}
			if strings.EqualFold(ui.Tidy(t.Label(o)), ui.Tidy(part)) {
				v = o.Key
			}
		}
		if v == "" { // also for what looks like a key: its words could be anything
			return nil, engine.Refuse("option.unknown", "", engine.A("text", ui.Typed(part)))
		}
		vals = append(vals, v)
	}
	return vals, nil
}

// complete offers the options of the question that the focused option answers. Of several values, separated by commas,
// it completes the last. Somebody who does not play is offered nothing.
func (st *Stepper) complete(
	ctx context.Context, p route.Place, game string, verb *engine.Verb, typed string,
) (route.Choices, error) {
	pos, err := st.Find.Match(ctx, p.Call, p.Options.Text(route.OptMatch), game)
	if err != nil {
		return nil, err
	}
	seat := pos.Seat(p.User.ID)
	if seat == engine.NoSeat {
		return nil, nil
	}
	t, err := st.Tell(ctx, pos, seat, p.Lang)
	if err != nil {
		return nil, err
	}
	focus, _ := p.Options.Focused()
	d := draft.Draft{Match: pos.Match.ID, Player: p.User.ID, Reply: engine.Reply{Verb: verb.Name}}
	out, err := fill(t, seat, verb, &d, p.Options, focus)
	if err != nil || out.Question == nil {
		return nil, err
	}
	before, last := "", typed
	if i := strings.LastIndexByte(typed, ','); i >= 0 {
		before, last = typed[:i+1], strings.TrimSpace(typed[i+1:])
	}
	chosen, _ := choose(t, out.Question, before) // a name that no option has hides no option
	var found route.Choices
	for _, o := range out.Question.Options {
		name, fits := t.Label(o), len(before)+len(o.Key) <= ui.MaxChoice
		if o.Refusal != nil || slices.Contains(chosen, o.Key) || !route.Contains(name, last) || !fits {
			continue
		}
		if figures := t.FiguresOf(o); figures != "" {
			name += " · " + figures
		}
		if before != "" {
			name = "… " + name
		}
		found = append(found, route.Choice(name, before+string(o.Key)))
	}
	return found, nil
}
