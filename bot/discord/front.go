package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// front is the public message of a handover: whom the match waits for, until when, how everybody stands,
// what happened last, and the buttons. It is made from the spectator's view only, so it is the same
// whatever anybody holds. ping names the seats to mention as newly asked.
func (b *Bot) front(ctx context.Context, pos table.Position, mark string) (api.Message, error) {
	t, err := b.tell(ctx, pos, engine.NoSeat, b.serverLang(ctx, pos.Match.Server))
	if err != nil {
		return api.Message{}, err
	}
	t.mention = true
	var m api.Message
	var lines []string
	for _, w := range t.view.Waiting {
		m.Mentions = append(m.Mentions, pos.Seats[w.Seat].Player)
		line := t.say(engine.Say("front.asked", engine.A("seat", engine.SeatVal(w.Seat)), engine.A("what", text(t.asked(w)))))
		if d := pos.Deadline(w.Q); !d.IsZero() {
			line += " · " + stamp(d)
		}
		lines = append(lines, line)
	}
	m.Content = clip(strings.Join(lines, "\n"), 1900)
	embed := &discordgo.MessageEmbed{Title: t.title(), Description: clip(t.standing(), 3000), Color: matchColour(pos.Match.ID),
		Footer: footer(pos.Match.ID, mark)}
	if last, err := b.lastEvents(ctx, t, engine.NoSeat, 3); err != nil {
		return m, err
	} else if last != "" {
		embed.Fields = append(embed.Fields, &discordgo.MessageEmbedField{Name: b.t(t.lang, "front.last"), Value: clip(last, 1000)})
	}
	m.Embeds = []*discordgo.MessageEmbed{embed}
	m.Components = b.frontButtons(t)
	return m, nil
}

// asked says in a few words what a seat is asked.
func (t *teller) asked(w engine.WaitView) string {
	if s := t.word("asks", w.Kind); s != "" {
		if c, ok := t.view.Find(w.About); ok && c.Card != "" {
			s += " · " + t.b.Library.Face(t.pos.Match.Game, t.lang, c.Card).Name
		}
		return s
	}
	return t.b.t(t.lang, "front.turn")
}

func (t *teller) title() string {
	game := t.b.gameName(t.pos.Match.Game, t.lang)
	if t.view.Result != nil {
		return game + " · " + t.b.t(t.lang, "front.over")
	}
	if t.view.Turn == 0 {
		return game + " · " + t.word("phases", t.view.Phase)
	}
	return game + " · " + t.b.t(t.lang, "front.title", engine.A("n", engine.Int(t.view.Turn)), engine.A("phase", text(t.word("phases", t.view.Phase))))
}

// standing is a line for each seat with its public figures.
func (t *teller) standing() string {
	var out []string
	for _, s := range t.view.Seats {
		parts := []string{}
		for _, tr := range s.Tracks {
			cells := make([]string, len(tr.Cells))
			for i, c := range tr.Cells {
				cells[i] = t.say(engine.Say("value", engine.A("v", engine.Int(c.N))))
			}
			parts = append(parts, t.word("tracks", tr.Code)+" "+strings.Join(cells, "·"))
		}
		for _, bd := range s.Badges {
			parts = append(parts, t.badge(bd))
		}
		name := "**" + t.player(s.Seat) + "**"
		switch {
		case s.Out:
			name = "~~" + t.player(s.Seat) + "~~"
		case s.Seat == t.view.Active:
			name = "▶ " + name
		}
		out = append(out, name+"\n"+strings.Join(parts, " · "))
	}
	return strings.Join(out, "\n")
}

func (t *teller) badge(bd engine.Badge) string {
	name := t.word("badges", bd.Code)
	switch {
	case len(bd.Marks) > 0:
		marks := make([]string, len(bd.Marks))
		for i, m := range bd.Marks {
			marks[i] = t.symbol(m)
		}
		return name + " " + strings.Join(marks, " ")
	case bd.Max > 0:
		return name + " " + itoa(bd.N) + "/" + itoa(bd.Max)
	}
	return name + " " + itoa(bd.N)
}

func (t *teller) symbol(code string) string {
	for _, s := range t.pos.Ruleset.Layout.Symbols {
		if s.Code == code && s.Letter != "" {
			return s.Letter
		}
	}
	return code
}

// lastEvents words the last n things that happened, as the seat may know them.
func (b *Bot) lastEvents(ctx context.Context, t *teller, seat engine.Seat, n int) (string, error) {
	hist, err := b.Table.History(ctx, t.pos.Match.ID, seat, n)
	if err != nil {
		return "", err
	}
	var lines []string
	for _, h := range hist {
		for _, e := range h.Events {
			lines = append(lines, t.say(e))
		}
	}
	if len(lines) > n {
		lines = lines[len(lines)-n:]
	}
	return strings.Join(lines, "\n"), nil
}

// frontButtons are the public buttons: the same for every hand.
func (b *Bot) frontButtons(t *teller) []discordgo.MessageComponent {
	if t.view.Result != nil || len(t.view.Waiting) == 0 {
		return nil
	}
	id := func(action, arg string) string {
		return button{Match: t.pos.Match.ID, Qs: openQs(t.pos), Action: action, Arg: arg}.String()
	}
	push := func(label, action, arg string, style discordgo.ButtonStyle) discordgo.MessageComponent {
		return discordgo.Button{Label: clip(label, 80), Style: style, CustomID: id(action, arg)}
	}
	verbs, window := t.openVerbs()
	top := []discordgo.MessageComponent{}
	var last []discordgo.MessageComponent
	switch {
	case window:
		top = append(top, push(b.t(t.lang, "button.respond"), actMove, "", discordgo.SecondaryButton))
		last = append(last, push(b.t(t.lang, "button.pass"), actPass, "", discordgo.PrimaryButton),
			push(b.t(t.lang, "button.passonce"), actPassOnce, "", discordgo.SecondaryButton))
	default:
		top = append(top, push(b.t(t.lang, "button.move"), actMove, "", discordgo.PrimaryButton))
		for _, v := range verbs {
			if bare(t.pos, v) && t.view.Waiting[0].Due != engine.DueTurn {
				last = append(last, push(t.verb(v), actSay, v, discordgo.SecondaryButton))
			}
		}
	}
	top = append(top, push(b.t(t.lang, "button.hand"), actHand, "", discordgo.SecondaryButton),
		push(b.t(t.lang, "button.log"), actLog, "", discordgo.SecondaryButton),
		push(b.t(t.lang, "button.rules"), actRules, "", discordgo.SecondaryButton),
		push("⋯", actMore, "", discordgo.SecondaryButton))
	rows := []discordgo.MessageComponent{discordgo.ActionsRow{Components: top}}
	if len(last) > 0 {
		rows = append(rows, discordgo.ActionsRow{Components: last[:min(5, len(last))]})
	}
	return rows
}

// openVerbs lists what the seats that are awaited may answer, and whether it is a window.
func (t *teller) openVerbs() (verbs []string, window bool) {
	for _, sa := range t.pos.State.Ask.Seats {
		if sa.Standing {
			continue
		}
		for _, v := range sa.Verbs {
			window = window || v == engine.Pass
			if !slices.Contains(verbs, v) {
				verbs = append(verbs, v)
			}
		}
	}
	return verbs, window
}

// bare tells whether a verb is answered by its name alone.
func bare(pos table.Position, verb string) bool {
	if v := pos.Ruleset.Verb(verb); v != nil && v.Prog != "" {
		return false
	}
	for _, sa := range pos.State.Ask.Seats {
		if sa.Offers(verb) && (sa.Max > 0 || len(sa.Options) > 0) && sa.Verbs[0] == verb {
			return false
		}
	}
	return true
}

// openQs are the numbers of the awaited questions.
func openQs(pos table.Position) []uint64 {
	var qs []uint64
	if pos.State.Ask == nil {
		return nil
	}
	for _, sa := range pos.State.Ask.Seats {
		if !sa.Standing {
			qs = append(qs, sa.Q)
		}
	}
	return qs
}
