package page

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/stepper/orders"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Verbs makes the page of what a player may do now and answer beforehand. Passing stands in the last row. A verb
// that leads nowhere is left out: the message is private, so that tells nobody else. Outside of windows the page says
// why, unless there is nothing to do it with. Answers ahead are listed and can be taken back.
func (pg *Pages) Verbs(
	ctx context.Context, pos table.Position, seat engine.Seat, lang string,
) (api.Message, error) {
	t, err := pg.Tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, err
	}
	offers, err := pos.Offers()
	if err != nil {
		return api.Message{}, err
	}
	m := moves{content: "step.nothing", room: mostMenus}
	if slices.ContainsFunc(t.View.Mine, t.Pos.IsWindow) || TakeBackMenu(t) != nil {
		m.room--
	}
	for _, sa := range t.View.Mine {
		if sa.Settled() {
			continue
		}
		if err := m.add(t, sa, offers); err != nil {
			return api.Message{}, err
		}
	}
	for _, o := range offers {
		if o.Seat != seat {
			continue
		}
		if button := t.OfferButton(o, []uint64{o.Q}); o.Reply.Verb == engine.Pass {
			m.last = append(m.last, button)
		} else {
			m.later = append(m.later, button)
		}
	}
	if len(m.last) > 0 && !m.useful {
		m.content = onlyPassing(t, seat, offers)
		if len(m.later) == 0 {
			m.last = ui.PrimaryFirst(m.last)
		}
	}
	if m.content == "step.interject" && !m.useful {
		m.content = "step.idle"
	}
	lines, err := pg.menuLines(ctx, t, seat, m)
	if err != nil {
		return api.Message{}, err
	}
	lines = append(lines, t.PassHelp(seat, offers)...)
	if slices.ContainsFunc(t.View.Mine, func(sa engine.SeatAsk) bool {
		return slices.Contains(pos.Ruleset.Windows(), sa.Kind)
	}) {
		m.later = append(m.later, orders.Button(pg.Words, lang, pos)...) // a window's public row has no way to them
	}
	if m.missing {
		id := ui.ID{Match: pos.Match.ID, Action: ui.ActWhy}
		m.later = append(m.later, ui.Button(t.Text("button.impossible"), discordgo.SecondaryButton, id))
	}
	if m.content == "step.passonly" { // passing is what is left: it stands first
		m.later, m.last = m.last, m.later
	}
	rows := slices.Concat(TakeBackMenu(t), m.menus, ui.Rows(m.now), ui.Rows(m.later), ui.Rows(m.last))
	if len(rows) > ui.MaxRow { // the ways of passing share their row
		rows = slices.Concat(TakeBackMenu(t), m.menus, ui.Rows(m.now), ui.Rows(append(m.later, m.last...)))
	}
	return api.Message{Content: ui.Clip(strings.Join(lines, "\n"), maxVerbs), Components: rows}, nil
}

// maxVerbs is how many characters stand above the buttons of the page of verbs. Warnings may come behind them.
const maxVerbs = 1500

// moves are the buttons of the page of verbs, as they are collected.
type moves struct {
	menus     []discordgo.MessageComponent // verbs by what is chosen first with them
	now       []discordgo.MessageComponent // other verbs that answer an open question
	later     []discordgo.MessageComponent // offers to answer beforehand
	last      []discordgo.MessageComponent // the ways of passing
	useful    bool                         // something else than passing can be done now
	suggested bool                         // one of the verbs is blue
	missing   bool                         // a verb, or something that could be chosen first with one, is not possible
	content   string                       // the code of the line above the buttons
	shut      []string                     // why verbs lead nowhere, outside of windows
	told      []string                     // what verbs do that need no confirmation
	room      int                          // how many menus there may be
}

// add takes in the verbs that can answer a question. A verb is left out if an offer of the same question stands for it.
func (m *moves) add(t *narrate.Teller, sa engine.SeatAsk, offers []engine.Offered) error {
	for _, v := range sa.Verbs {
		if narrate.StandsFor(offers, sa, v) {
			continue
		}
		push := func(label, action string, style discordgo.ButtonStyle, open bool) discordgo.MessageComponent {
			id := ui.ID{Match: t.Pos.Match.ID, Qs: []uint64{sa.Q}, Action: action, Arg: v}
			return ui.ButtonIf(open, label, style, id)
		}
		advice, err := t.Pos.Advice(sa.Seat, v)
		if err != nil {
			return err
		}
		if !advice.Shown {
			continue
		}
		open, why, out, err := t.LeadsOn(sa.Seat, sa.Q, v)
		if err != nil {
			return err
		}
		m.missing = m.missing || !open
		seldom := t.Pos.Ruleset.Verb(v) != nil && t.Pos.Ruleset.Verb(v).Seldom
		if why != "" && !t.Pos.IsWindow(sa) && !seldom {
			m.shut = append(m.shut, whyNot(t.Verb(v), why))
		}
		if v == engine.Pass {
			if !t.Pos.IsWindow(sa) { // passing ends a free moment, and is confirmed like any verb
				m.last = append(m.last, push(t.Passing(sa), ui.ActVerb, discordgo.SecondaryButton, open))
				continue
			}
			m.last = append(m.last, push(t.Passing(sa), ui.ActPass, discordgo.SecondaryButton, open),
				push(t.Text("button.passonce"), ui.ActPassOnce, discordgo.SecondaryButton, open))
			continue
		}
		if !open {
			continue
		}
		style := discordgo.SecondaryButton
		if !m.suggested && advice.Suggest {
			m.suggested, style = true, discordgo.PrimaryButton
		}
		m.useful = true
		if advice.AtOnce {
			m.tell(t, v, out.Preview)
		}
		if q := out.Question; q != nil && len(m.menus) < m.room && !seldom {
			m.missing = m.missing || slices.ContainsFunc(q.Options,
				func(o engine.Option) bool { return o.Refusal != nil })
			if menu := beginMenu(t, sa, v, q); menu != nil {
				m.menus = append(m.menus, menu)
				continue
			}
		}
		m.now = append(m.now, push(t.Verb(v), ui.ActVerb, style, true))
	}
	m.content = "step.verb"
	if sa.Optional {
		m.content = "step.interject"
	}
	return nil
}

// whyNot is the line of why a verb leads nowhere.
func whyNot(verb, why string) string {
	if strings.Contains(why, ": ") { // it names cards
		return "-# " + verb + " – " + why
	}
	return "-# " + verb + ": " + why
}

// tell adds what a verb does that needs no confirmation, so that it is read before it is pressed.
func (m *moves) tell(t *narrate.Teller, verb string, p *engine.Preview) {
	if p == nil || len(p.Notes) == 0 {
		return
	}
	says := make([]string, len(p.Notes))
	for i, n := range p.Notes {
		says[i] = t.Say(n)
	}
	m.told = append(m.told, "-# *"+t.Verb(verb)+"*: "+strings.Join(says, " "))
}

// mostMenus is how many menus the page of verbs has. Its other rows, of which Discord allows five in all, are buttons,
// in a window those of what can be said beforehand, and what was said ahead.
const mostMenus = 3

// beginMenu makes the menu of q, what is chosen first with a verb, so that choosing it chooses the verb as well; nil
// where nothing has to be chosen, or too much for one menu.
func beginMenu(t *narrate.Teller, sa engine.SeatAsk, verb string, q *engine.Question) discordgo.MessageComponent {
	d := draft.Draft{Q: sa.Q, Reply: engine.Reply{Verb: verb}}
	free := t.Distinct(q, narrate.Possible(q, nil))
	v := t.Pos.Ruleset.Verb(verb)
	if q.Min == 0 && (v == nil || !v.Pairs) || isExtra(t.Pos, verb, q) || len(free) == 0 || len(free) > ui.PageSize ||
		OneByOne(d, q) {
		return nil
	}
	id := ui.ID{Match: t.Pos.Match.ID, Qs: []uint64{sa.Q}, Action: ui.ActBegin, Arg: verb}
	if list, ok := pairs(t, d, q); ok {
		return pairMenu(list, id, t.Verb(verb)+"…")
	}
	return optionMenu(t, q, free, false, id, t.Verb(verb)+"…")
}

// onlyPassing returns the code of the line for a seat that can only pass, now or beforehand.
func onlyPassing(t *narrate.Teller, seat engine.Seat, offers []engine.Offered) string {
	switch {
	case slices.ContainsFunc(offers, func(o engine.Offered) bool { return o.Seat == seat && o.Front }):
		return "step.other"
	case slices.ContainsFunc(t.View.Mine, func(sa engine.SeatAsk) bool { return t.Pos.IsWindow(sa) }):
		return "step.passonly"
	}
	return "step.nomore"
}

// menuLines returns what stands above the buttons: what is asked or responded to, what to do, the answers that were
// given, and what cannot be done and why.
func (pg *Pages) menuLines(ctx context.Context, t *narrate.Teller, seat engine.Seat, m moves) ([]string, error) {
	lines := []string{t.Text(m.content)}
	if m.content == "step.nothing" || m.content == "step.idle" {
		lines[0] = t.AndWaits(lines[0])
	}
	for _, w := range narrate.OwnWaiting(t.View, seat) {
		sa := t.Pos.State.Ask.ByQ(w.Q)
		switch {
		case sa == nil || t.Pos.Ruleset.Queues(sa.Kind):
		case m.content == "step.passonly" && t.Pos.IsWindow(*sa): // nobody is asked to respond who cannot
			lines = slices.Insert(lines, 0, "**"+t.Told(w)+"**")
		default:
			lines = slices.Insert(lines, 0, "**"+t.Question(w, *sa)+"**")
		}
	}
	if why, err := pg.Stopped(ctx, t); err != nil {
		return nil, err
	} else if why != "" {
		lines = slices.Insert(lines, 0, why)
	}
	lines = append(lines, t.Answered()...)
	if ahead := t.Ahead(); len(ahead) > 0 {
		lines = append(append(lines, "-# "+t.Text("ahead.list")), ahead...)
	}
	lines = append(append(lines, m.told...), t.StandingPasses()...)
	if len(m.shut) > 0 && !m.useful { // else the button of what is not possible tells it to whoever wants to know
		lines = append(append(lines, "-# "+t.Text("step.blocked")), m.shut...)
	}
	return lines, nil
}
