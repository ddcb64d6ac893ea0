package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
)

// verbCommand answers a game's command, such as "/nim take …": the keyboard's way to the same answers as the
// stepper's. What the options leave open the stepper asks, so a command is never a dead end.
func (b *Bot) verbCommand(ctx context.Context, c call, game, sub string, opts options) error {
	verb := verbOf(b.Library.Ruleset(game), sub)
	if verb == nil {
		return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
	}
	pos, err := b.theMatch(ctx, c, opts.text(optMatch), game)
	if err == nil {
		pos, err = b.here(ctx, c, pos)
	}
	if err != nil {
		return err
	}
	seat := pos.Seat(c.user.ID)
	if seat == engine.NoSeat {
		return b.watching(ctx, c, pos)
	}
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	d := draft{Match: pos.Match.ID, Player: c.user.ID, Reply: engine.Reply{Verb: verb.Name}}
	if sa := pos.State.Ask.Seat(seat, verb.Name); sa != nil {
		d.Q = sa.Q
	}
	out, err := b.fill(t, seat, verb, &d, opts, "")
	if err != nil {
		return err
	}
	if out.Refusal != nil {
		return b.reply(c, api.Message{Content: t.refusal(out.Refusal)})
	}
	m, err := b.step(ctx, pos, seat, c.lang, d)
	if err != nil {
		return err
	}
	return b.reply(c, m)
}

// fill answers a draft's questions from a command's options: by name, then in the order of the verb's
// parameters. It stops at a question that no option answers, and before the option named stop.
func (b *Bot) fill(t *teller, seat engine.Seat, verb *engine.Verb, d *draft, opts options, stop string) (engine.Outcome, error) {
	used := map[string]bool{}
	for {
		out, err := t.pos.Draft(seat, d.Q, d.Reply)
		if err != nil || out.Question == nil {
			return out, err
		}
		name := paramFor(verb, out.Question.Name, opts, used)
		if name == "" || name == stop {
			return out, nil
		}
		used[name] = true
		vals, no := t.choose(out.Question, opts.text(name))
		if no != nil {
			return engine.Outcome{Refusal: no}, nil
		}
		d.Reply.Answers = append(d.Reply.Answers, engine.Answer{Name: out.Question.Name, Vals: vals})
	}
}

// paramFor gives the option that answers a question: the one of its name, else the first given option that
// is named like no question so far.
func paramFor(verb *engine.Verb, question string, opts options, used map[string]bool) string {
	if n := slashName(question); opts[n] != nil && !used[n] {
		return n
	}
	for _, p := range verb.Params {
		if n := slashName(p.Name); opts[n] != nil && !used[n] && p.Name != "card" && p.Name != "source" {
			return n
		}
	}
	return ""
}

// choose turns what a person typed into values: keys from autocomplete, or names as they are shown,
// separated by commas.
func (t *teller) choose(q *engine.Question, typed string) ([]engine.Value, *engine.Refusal) {
	for _, o := range q.Options {
		if strings.EqualFold(t.label(o), strings.TrimSpace(typed)) {
			return []engine.Value{o.Key}, nil // a name may have a comma of its own
		}
	}
	var vals []engine.Value
	for _, part := range strings.Split(typed, ",") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		v := engine.Value(part)
		for _, o := range q.Options {
			if string(o.Key) == part {
				v = o.Key
				break
			}
			if strings.EqualFold(t.label(o), part) {
				v = o.Key
			}
		}
		if v.Kind() == "" {
			return nil, engine.Refuse("option.unknown", "", engine.A("text", text(part)))
		}
		vals = append(vals, v)
	}
	return vals, nil
}

// autocomplete offers what the asker may choose now, and nothing that they may not see.
func (b *Bot) autocomplete(ctx context.Context, c call, data discordgo.ApplicationCommandInteractionData) error {
	opts, sub := optionsOf(data.Options), ""
	if len(data.Options) > 0 && data.Options[0].Type == discordgo.ApplicationCommandOptionSubCommand {
		sub, opts = data.Options[0].Name, optionsOf(data.Options[0].Options)
	}
	focus, typed := "", ""
	for name, o := range opts {
		if o.Focused {
			focus, typed = name, opts.text(name)
		}
	}
	var found []*discordgo.ApplicationCommandOptionChoice
	var err error
	switch {
	case focus == optMatch:
		found, err = b.matchChoices(ctx, c, typed)
	case data.Name == cmdCard || data.Name == cmdRule:
		found = b.lookupChoices(ctx, c, opts, data.Name == cmdRule, typed)
	case focus == "clock":
		found = b.clockChoices(c, typed)
	case focus == "deck":
		found, err = b.deckChoices(ctx, c, b.gameOr(opts.text("game")), typed, true)
	case focus == "rules":
		found = b.ruleChoices(c, b.gameOr(opts.text("game")), typed)
	case data.Name == cmdDeck:
		found, err = b.deckChoices(ctx, c, b.lookupGame(ctx, c, opts), typed, sub == "show" || sub == "check")
	default:
		found, err = b.verbChoices(ctx, c, data.Name, sub, opts, focus, typed)
	}
	if err != nil && engine.IsRefusal(err) == nil {
		return err
	}
	return b.choose(c, found)
}

func choice(name, value string) *discordgo.ApplicationCommandOptionChoice {
	return &discordgo.ApplicationCommandOptionChoice{Name: clip(name, 100), Value: value}
}

func contains(s, part string) bool {
	return strings.Contains(strings.ToLower(s), strings.ToLower(part))
}

func (b *Bot) matchChoices(ctx context.Context, c call, typed string) ([]*discordgo.ApplicationCommandOptionChoice, error) {
	mine, err := b.Table.Find(ctx, c.user.ID, "", "running")
	byAge(mine)
	var out []*discordgo.ApplicationCommandOptionChoice
	for _, m := range mine {
		_, seats, err := b.matchSeats(ctx, m.ID)
		if err != nil {
			return nil, err
		}
		name := b.gameName(m.Game, c.lang) + " · " + strings.Join(b.playerNames(ctx, seats), " – ")
		if contains(name, typed) {
			out = append(out, choice(name, m.ID))
		}
	}
	return out, err
}

// gameOr is a game, the first one for none.
func (b *Bot) gameOr(game string) string {
	if game == "" {
		return b.Library.Games()[0]
	}
	return game
}

// deckChoices offers a person's own decks, those that cannot be played last, and with ready the ready ones.
func (b *Bot) deckChoices(ctx context.Context, c call, game, typed string, ready bool) ([]*discordgo.ApplicationCommandOptionChoice, error) {
	own, err := b.ownDecks(ctx, c.user.ID, game)
	if err != nil {
		return nil, err
	}
	var out, last []*discordgo.ApplicationCommandOptionChoice
	for _, r := range own {
		if !contains(r.Name, typed) {
			continue
		}
		rep := b.Library.CheckDeck(game, r.Name, r.List)
		one := choice(r.Name+" · "+b.deckState(c.lang, game, rep), r.Name)
		if rep.Legal() {
			out = append(out, one)
		} else {
			last = append(last, one)
		}
	}
	for _, d := range b.readyDecks(game, c.lang) {
		if ready && contains(d.Name, typed) {
			out = append(out, choice(d.Name, d.ID))
		}
	}
	return append(out, last...), nil
}

// verbChoices are the options of the question that the focused option answers. Of several values, separated
// by commas, the last is completed.
func (b *Bot) verbChoices(ctx context.Context, c call, game, sub string, opts options, focus, typed string) ([]*discordgo.ApplicationCommandOptionChoice, error) {
	g := b.Library.Ruleset(game)
	if g == nil {
		return nil, nil
	}
	verb := verbOf(g, sub)
	pos, err := b.theMatch(ctx, c, opts.text(optMatch), game)
	if err != nil || verb == nil {
		return nil, err
	}
	seat := pos.Seat(c.user.ID)
	if seat == engine.NoSeat {
		return nil, nil
	}
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return nil, err
	}
	d := draft{Match: pos.Match.ID, Player: c.user.ID, Reply: engine.Reply{Verb: verb.Name}}
	out, err := b.fill(t, seat, verb, &d, opts, focus)
	if err != nil || out.Question == nil {
		return nil, err
	}
	before, last := "", typed
	if i := strings.LastIndexByte(typed, ','); i >= 0 {
		before, last = typed[:i+1], strings.TrimSpace(typed[i+1:])
	}
	chosen, _ := t.choose(out.Question, before) // a name that is none hides nothing
	var found []*discordgo.ApplicationCommandOptionChoice
	for _, o := range out.Question.Options {
		name := t.label(o)
		if o.Refusal != nil || slices.Contains(chosen, o.Key) || !contains(name, last) || len(before)+len(o.Key) > 100 {
			continue
		}
		if more := t.figuresOf(o.Key); more != "" {
			name += " · " + more
		}
		if before != "" {
			name = "… " + name
		}
		found = append(found, choice(name, before+string(o.Key)))
	}
	return found, nil
}
