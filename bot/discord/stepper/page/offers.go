package page

import (
	"cmp"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// offerButtons makes the buttons of what can be added to a complete answer: "Then…" if further actions can follow, a
// way to change what the game proposed, its extras, a switch for each offer that needs no more words, a button for each
// that is to be put together, and a switch that has the turn end behind it.
func (pg *Pages) offerButtons(t *narrate.Teller, d draft.Draft, offers []engine.Offer) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	push := func(label, action, arg string, on bool) {
		style := discordgo.SecondaryButton
		if on {
			label, style = "✓ "+label, discordgo.PrimaryButton
		}
		out = append(out, ui.Button(label, style, pressID(d, action, arg)))
	}
	if _, _, ok := pg.behind(t, d); ok {
		push(t.Text("button.then"), ui.ActThen, pg.Drafts.Put(d), false)
	}
	if slow, ok := pg.reordered(t, d); ok {
		push(t.Text("button.reorder"), ui.ActPage, pg.Drafts.Put(slow), false)
	}
	if asks, ok := d.Otherwise(); ok {
		word := cmp.Or(t.Word("ahead", "otherwise"), t.Text("button.otherwise")) // not everything is paid
		push(word, ui.ActPage, pg.Drafts.Put(asks), false)
	}
	out = append(out, pg.switches(t, d)...)
	for _, o := range offers {
		word, on := t.Word("ahead", o.Code), d.Takes(o)
		switch {
		case on:
			if len(o.Verbs) > 1 {
				word = t.Verb(d.Taken(o).Verb)
			}
			push(word, ui.ActSwitch, pg.Drafts.Put(d.Without(o)), true)
		case o.Reply.Verb != "":
			push(word, ui.ActSwitch, pg.Drafts.Put(d.With(o, o.Sealed(t.View.Viewer, o.Reply), word)), false)
		case pg.follows(t, d, o.Window):
			id := pg.Drafts.Put(d) + "." + o.Code
			if len(o.Verbs) == 1 {
				push(word+"…", ui.ActAhead, id, false)
				continue
			}
			for _, v := range o.Verbs { // each answer to the later question is a press away
				push(t.Verb(v), ui.ActAhead, id+"."+v, false)
			}
		}
	}
	if o, word, ok := pg.ending(t, d); ok && d.Takes(o) {
		push(word, ui.ActSwitch, pg.Drafts.Put(d.Without(o)), true)
	} else if ok {
		push(word, ui.ActSwitch, pg.Drafts.Put(d.With(o, o.Sealed(t.View.Viewer, o.Reply), word)), false)
	}
	return out
}

// earlierButtons makes a switch for each answer ahead that an earlier act of the plan comes with, to be taken back. It
// names the act. An answer without which nobody could look this far has none.
func (pg *Pages) earlierButtons(
	t *narrate.Teller, now table.Position, d draft.Draft,
) (out []discordgo.MessageComponent) {
	for _, e := range d.Earlier(t.Pos.Ruleset.Queues) {
		if _, _, ok, err := draft.At(now, t.View.Viewer, e.Rest); err != nil || !ok {
			continue
		}
		label := "✓ " + e.Words
		if e.Act != "" {
			label = "✓ " + e.Act + ": " + e.Words
		}
		out = append(out, ui.Button(strings.ReplaceAll(label, "**", ""), discordgo.PrimaryButton,
			pressID(d, ui.ActSwitch, pg.Drafts.Put(e.Rest))))
	}
	return out
}

// reordered returns the draft from which the player says in which order the last several options count that they chose
// at once; ok is false where there are none, or their order is of no matter.
func (pg *Pages) reordered(t *narrate.Teller, d draft.Draft) (slow draft.Draft, ok bool) {
	for i, a := range slices.Backward(d.Reply.Answers) {
		if len(a.Vals) < 2 || d.InOrder {
			continue
		}
		before := d.Reply
		before.Answers = before.Answers[:i]
		out, err := t.Pos.Draft(t.View.Viewer, d.Q, before)
		if err != nil || out.Question == nil || !out.Question.Ordered {
			continue
		}
		for slow, ok = d, true; len(slow.Reply.Answers) > i && ok; {
			slow, ok = slow.StepBack(t.Pos.Ruleset)
		}
		slow.InOrder = true
		return slow, ok
	}
	return d, false
}
