package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/engine"
)

// ahead lists what the viewer has said ahead, in words; what counts only in case of silence is not among it.
func (t *teller) ahead() []string {
	var out []string
	for _, x := range t.view.Sealed {
		if !x.Silent {
			out = append(out, "• "+t.sealedLine(x))
		}
	}
	for _, sa := range t.view.Mine {
		if sa.Ahead && !sa.ByStandingPass && sa.Got != nil {
			out = append(out, "• "+t.sealedLine(engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got}))
		}
	}
	return out
}

// answered lists the viewer's answers that wait for those of others, in words, with whether they can be changed.
func (t *teller) answered() []string {
	var out []string
	for _, sa := range t.view.Mine {
		if sa.Got == nil || sa.Ahead || sa.ByStandingPass {
			continue
		}
		code := "step.answered"
		if sa.Settled() {
			code = "step.settled"
		}
		out = append(out, "-# "+t.b.t(t.lang, code), "• "+t.sealedLine(engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got}))
	}
	return out
}

// sealedLine is an answer ahead in words: about what, when, and what is said.
func (t *teller) sealedLine(x engine.Sealed) string {
	when := t.b.t(t.lang, "ahead.any")
	if x.Window != engine.AnyWindow {
		if when = t.word("asks", x.Window); when == "" {
			when = x.Window
		}
	}
	if name := t.aboutName(x.About); name != "" {
		when = name + ", " + when
	}
	said := t.verb(x.Verb)
	switch x.Verb {
	case engine.AskMe:
		said = t.b.t(t.lang, "ahead.askme")
	case engine.Pass:
		said = t.passingAt(x.Window)
	}
	parts := []string{"**" + said + "**"}
	for _, a := range x.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, t.value(v))
		}
		if len(vals) > 0 {
			parts = append(parts, strings.Join(vals, ", "))
		}
	}
	return when + ": " + strings.Join(parts, " › ")
}

// aboutName names a card that can be seen, or a larger thing by its kind (family "scopes" of the game's words); ""
// for anything else.
func (t *teller) aboutName(v engine.Value) string {
	if c, ok := t.view.Find(v); ok && c.Card != "" {
		return t.face(c.Card).Name
	}
	return t.word("scopes", v.Kind())
}

// takeBack is a menu of what can be taken back of what was said ahead; nil when there is nothing. A queue is taken
// back as a whole, and so is all that is about one thing.
func (b *Bot) takeBack(t *teller) []discordgo.MessageComponent {
	var about []engine.Value
	sel := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, Placeholder: clip(b.t(t.lang, "ahead.takeback"), 150),
		CustomID: button{Match: t.pos.Match.ID, Action: actUnseal}.String()}
	add := func(x engine.Sealed) {
		if x.Silent || x.About == "" || slices.Contains(about, x.About) || len(about) == pageSize {
			return
		}
		about = append(about, x.About)
		sel.Options = append(sel.Options, discordgo.SelectMenuOption{Label: clip(strings.ReplaceAll(t.sealedLine(x), "**", ""), 100),
			Value: string(x.About)})
	}
	for _, x := range t.view.Sealed {
		add(x)
	}
	for _, sa := range t.view.Mine {
		if sa.Ahead && !sa.ByStandingPass && sa.Got != nil {
			add(engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got})
		}
	}
	if len(about) == 0 {
		return nil
	}
	return []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{sel}}}
}

// unseal takes back what was said ahead about a thing.
func (b *Bot) unseal(ctx context.Context, c call, pos table.Position, id button, values []string) error {
	act := table.Act{Match: id.Match, Player: c.user.ID, Interaction: c.ID, Kind: engine.InputUnseal}
	if len(values) > 0 {
		act.About = engine.Value(values[0])
	}
	return b.act(ctx, c, pos, act, true)
}

// stopped is the private word why what a seat had queued is not carried out, or that its standing pass has ended, if
// that is among the latest that happened; else "".
func (b *Bot) stopped(ctx context.Context, t *teller) (string, error) {
	hist, err := b.Table.History(ctx, t.pos.Match.ID, t.view.Viewer, 2)
	if err != nil {
		return "", err
	}
	for _, h := range hist {
		for _, e := range h.Events {
			if strings.HasPrefix(e.Code, engine.EventQueue) || strings.HasPrefix(e.Code, engine.EventStandingPass) {
				return t.say(e), nil
			}
		}
	}
	return "", nil
}
