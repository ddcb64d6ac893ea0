package stepper

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// takeBack is a menu of what can be taken back of what was said ahead; nil when there is nothing. A queue is taken
// back as a whole, and so is all that is about one thing.
func (st *Stepper) takeBack(t *narrate.Teller) []discordgo.MessageComponent {
	var about []engine.Value
	var options []discordgo.SelectMenuOption
	add := func(x engine.Sealed) {
		if x.Silent || x.About == "" || slices.Contains(about, x.About) || len(about) == ui.PageSize {
			return
		}
		about = append(about, x.About)
		options = append(options, ui.Option(strings.ReplaceAll(t.AheadLine(x), "**", ""), string(x.About), ""))
	}
	for _, x := range t.View.Sealed {
		add(x)
	}
	for _, sa := range t.View.Mine {
		if sa.Ahead && !sa.ByStandingPass && sa.Got != nil {
			add(engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got})
		}
	}
	if len(about) == 0 {
		return nil
	}
	return []discordgo.MessageComponent{ui.Menu(ui.ID{Match: t.Pos.Match.ID, Action: ui.ActUnseal},
		t.Text("ahead.takeback"), options)}
}

// unseal takes back what was said ahead about a thing.
func (st *Stepper) unseal(ctx context.Context, p route.Place) error {
	act := table.Act{Match: p.Button.Match, Player: p.User.ID, Interaction: p.ID, Kind: engine.InputUnseal}
	if len(p.Values) > 0 {
		act.About = engine.Value(p.Values[0])
	}
	return st.act(ctx, p, act, true)
}
