package stepper

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// oneByOne tells that several options are picked one at a time: because their order counts, or because they
// do not fit into one menu.
func oneByOne(q *engine.Question) bool {
	return q.Max > 1 && (q.Ordered || len(narrate.Possible(q, nil)) > ui.PageSize)
}

func (st *Stepper) menu(t *narrate.Teller, d draft.Draft, id string, q *engine.Question, shown []engine.Option, single bool) discordgo.MessageComponent {
	lo, hi := max(q.Min, 1), min(q.Max, len(shown))
	if single {
		lo, hi = 1, 1
	}
	lo = min(lo, hi)
	sel := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, MinValues: &lo, MaxValues: hi,
		CustomID:    ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: ui.ActPick, Arg: id}.String(),
		Placeholder: ui.Clip(t.Text("step.pick"), 150)}
	labels := map[string]int{}
	for _, o := range shown {
		label := ui.Clip(t.Label(o), 90)
		if labels[label]++; labels[label] > 1 {
			label += " (" + strconv.Itoa(labels[label]) + ")"
		}
		sel.Options = append(sel.Options, ui.Option(label, string(o.Key), t.Describe(o.Key)))
	}
	return discordgo.ActionsRow{Components: []discordgo.MessageComponent{sel}}
}

// question shows a menu of options. Several in order are picked one at a time, because a menu does not
// show the order in which it was clicked.
func (st *Stepper) question(t *narrate.Teller, d draft.Draft, q *engine.Question) api.Message {
	m := api.Message{}
	lines := []string{header(t, d), t.Ask(q)}
	lines[0] = strings.Join(d.Outer.Before(lines[0]), "\n")
	if help := t.Word("verbhelp", d.Reply.Verb); help != "" && len(d.Reply.Answers) == 0 && t.Pos.Ruleset.Verb(d.Reply.Verb).Prog != "" {
		lines = slices.Insert(lines, 1, "-# "+help)
	}
	single := oneByOne(q)
	free := t.Distinct(q, narrate.Possible(q, d.Picks))
	for i, v := range d.Picks {
		lines = append(lines, strconv.Itoa(i+1)+". "+t.Value(v))
	}
	if blocked := t.Blocked(q.Options); blocked != "" {
		lines = append(lines, blocked)
	}
	m.Content = ui.Content(lines)
	if zones := t.Zones(free); d.Zone == "" && len(zones) > 1 && len(free) > ui.PageSize && len(d.Picks) < q.Max {
		m.Components = append(m.Components, st.zoneMenu(t, d, zones))
		free = nil
	} else if d.Zone != "" {
		free = t.InZone(free, d.Zone)
	}
	pages := ui.Pages(len(free))
	d.Page = min(d.Page, max(pages-1, 0))
	id := st.Drafts.Put(d)
	if shown := ui.Page(free, d.Page); len(shown) > 0 && len(d.Picks) < q.Max {
		m.Components = append(m.Components, st.menu(t, d, id, q, shown, single))
	}
	var nav []discordgo.MessageComponent
	if single && len(d.Picks) > 0 {
		nav = append(nav, st.stepButton(t.Lang, "button.undo", ui.ActUndo, id, d, discordgo.SecondaryButton))
	}
	if pages > 1 {
		next := d
		next.Page = (d.Page + 1) % pages
		nav = append(nav, st.stepButton(t.Lang, "button.page", ui.ActPage, st.Drafts.Put(next), d, discordgo.SecondaryButton))
	}
	if d.Zone != "" {
		other := d
		other.Zone, other.Page = "", 0
		nav = append(nav, st.stepButton(t.Lang, "button.zone", ui.ActPage, st.Drafts.Put(other), d, discordgo.SecondaryButton))
	}
	nav = append(nav, st.stepButton(t.Lang, "button.back", ui.ActBack, id, d, discordgo.SecondaryButton))
	if n := len(d.Picks); n >= q.Min && (single || q.Min == 0) && (n > 0 || q.Min == 0) {
		done := st.stepButton(t.Lang, "button.done", ui.ActDone, id, d, discordgo.PrimaryButton)
		if n == 0 { // as good as another choice, and not to be suggested
			done.Label, done.Style = ui.Clip(t.Nothing(d.Q, q.Name), 80), discordgo.SecondaryButton
		}
		nav = append(nav, done)
	}
	m.Components = append(m.Components, ui.Rows(nav)...)
	return m
}

// zoneMenu asks first where to choose from.
func (st *Stepper) zoneMenu(t *narrate.Teller, d draft.Draft, zones []narrate.Zone) discordgo.MessageComponent {
	var options []discordgo.SelectMenuOption
	for _, z := range zones[:min(len(zones), ui.PageSize)] {
		label := t.Text("step.elsewhere")
		if z.Kind != "" {
			if label = t.Word("zones", z.Kind); label == "" {
				label = z.Kind
			}
			if z.Seat != t.View.Viewer {
				label += " · " + t.Player(z.Seat)
			}
		}
		options = append(options, ui.Option(label+" ("+strconv.Itoa(z.N)+")", z.Key, ""))
	}
	return ui.Menu(ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: ui.ActZone, Arg: st.Drafts.Put(d)},
		t.Text("step.zone"), options)
}
