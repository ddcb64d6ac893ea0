package page

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// question makes the page of one question: what was chosen so far, the question, a menu of what can be chosen, and what
// cannot and why. If the options lie in several zones and do not fit into one menu, the zone is chosen first.
func (pg *Pages) question(t *narrate.Teller, d draft.Draft, q *engine.Question) api.Message {
	m := api.Message{}
	lines := []string{header(t, d), t.Ask(q)}
	lines[0] = strings.Join(d.Outer.Before(lines[0]), "\n")
	help := t.Word("verbhelp", d.Reply.Verb)
	if help != "" && len(d.Reply.Answers) == 0 && t.Pos.Ruleset.Verb(d.Reply.Verb).Prog != "" {
		lines = slices.Insert(lines, 1, "-# "+help)
	}
	single := OneByOne(d, q)
	free := t.Distinct(q, narrate.Possible(q, d.Picks))
	for i, v := range d.Picks {
		lines = append(lines, strconv.Itoa(i+1)+". "+t.Value(v))
	}
	blocked := t.Blocked(q.Options)
	zones, more := t.Zones(free), len(d.Picks) < q.Max
	if d.Zone == "" && len(zones) > 1 && len(free) > ui.PageSize && more {
		m.Components = append(m.Components, pg.zoneMenu(t, d, zones))
		free = nil
	} else if d.Zone != "" {
		free = t.InZone(free, d.Zone)
	}
	pages := ui.Pages(len(free))
	d.Page = min(d.Page, max(pages-1, 0))
	id := pg.Drafts.Put(d)
	if list, ok := pairs(t, d, q); ok {
		m.Components, pages = append(m.Components, pairMenu(list, pressID(d, ui.ActPick, id), t.Text("step.pick"))), 1
	} else if shown := ui.Page(free, d.Page); len(shown) > 0 && more {
		m.Components = append(m.Components,
			optionMenu(t, q, shown, single, pressID(d, ui.ActPick, id), t.Text("step.pick")))
		lines = append(lines, cutShort(t, shown)...)
	}
	if blocked != "" {
		lines = append(lines, blocked)
	}
	m.Content = ui.Content(lines)
	var nav []discordgo.MessageComponent
	push := func(label, action, draftID string) {
		nav = append(nav, stepButton(t, d, label, action, draftID, discordgo.SecondaryButton))
	}
	if single && len(d.Picks) > 0 {
		push("button.undo", ui.ActUndo, id)
	}
	if pages > 1 {
		next := d
		next.Page = (d.Page + 1) % pages
		push("button.page", ui.ActPage, pg.Drafts.Put(next))
	}
	if d.Zone != "" {
		other := d
		other.Zone, other.Page = "", 0
		push("button.zone", ui.ActPage, pg.Drafts.Put(other))
	}
	push("button.back", ui.ActBack, id)
	if slices.ContainsFunc(q.Options, func(o engine.Option) bool { return o.Refusal != nil }) {
		push("button.impossible", ui.ActWhy, id)
	}
	if n := len(d.Picks); n >= q.Min && (single || q.Min == 0) && (n > 0 || q.Min == 0) {
		done := stepButton(t, d, "button.done", ui.ActDone, id, discordgo.PrimaryButton)
		if n == 0 { // to choose nothing is one choice among others, and never suggested
			done.Label, done.Style = ui.Clip(t.Nothing(d.Q, q.Name), ui.MaxLabel), discordgo.SecondaryButton
		}
		nav = append(nav, done)
	}
	m.Components = append(m.Components, ui.Rows(nav)...)
	return m
}

// zoneMenu makes the menu that asks where to choose from.
func (pg *Pages) zoneMenu(t *narrate.Teller, d draft.Draft, zones []narrate.Zone) discordgo.MessageComponent {
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
	return ui.Menu(pressID(d, ui.ActZone, pg.Drafts.Put(d)), t.Text("step.zone"), options)
}

// OneByOne reports whether several options are picked one at a time: because the player wants to say their order, which
// a menu does not show, or because they do not fit into one menu.
func OneByOne(d draft.Draft, q *engine.Question) bool {
	return q.Max > 1 && (q.Ordered && d.InOrder || len(narrate.Possible(q, nil)) > ui.PageSize)
}

// maxWhole is how many characters the descriptions may take up that a menu cuts short.
const maxWhole = 900

// cutShort returns the whole descriptions of options that a menu cuts short, a line each, as many as there is room for.
func cutShort(t *narrate.Teller, shown []engine.Option) (lines []string) {
	n := 0
	for _, o := range shown {
		does := t.Describe(o)
		if utf8.RuneCountInString(does) <= ui.MaxOption {
			continue
		}
		line := "-# **" + t.Label(o) + "**: " + does
		if n += utf8.RuneCountInString(line); n > maxWhole {
			break
		}
		lines = append(lines, line)
	}
	return lines
}

// optionMenu makes the menu of a question: the options that are shown, of which one is picked, or as many as the
// question wants. Options of the same name are numbered. Until one is picked the menu shows what it is for.
func optionMenu(
	t *narrate.Teller, q *engine.Question, shown []engine.Option, one bool, id ui.ID, what string,
) discordgo.MessageComponent {
	least, most := max(q.Min, 1), min(q.Max, len(shown))
	if one {
		least, most = 1, 1
	}
	var options []discordgo.SelectMenuOption
	labels, mixed := map[string]int{}, t.OnBothSides(q.Options)
	for _, o := range shown {
		label := ui.Clip(t.Label(o), ui.MaxOption-10) // room for the number
		if labels[label]++; labels[label] > 1 {
			label += " (" + strconv.Itoa(labels[label]) + ")"
		}
		says := t.Describe(o)
		if mixed && t.IsOwn(o) {
			says = strings.TrimSuffix(t.Player(t.View.Viewer)+" · "+says, " · ")
		}
		option := ui.Option(label, string(o.Key), says)
		option.Emoji = t.Sign(o.Key)
		options = append(options, option)
	}
	return ui.MenuOf(id, what, options, min(least, most), most)
}
