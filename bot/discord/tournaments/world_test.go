package tournaments_test

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// anyEvent finds the one event of a test.
var anyEvent = storage.EventFilter{Open: true}

// desk is a world with words for what is on an event's pages.
type desk struct{ *discordtest.World }

// control is the custom id of the first button or menu whose argument has a text in it.
func (w desk) control(m discordtest.Message, has string) string {
	w.Helper()
	for _, row := range m.Components {
		for _, c := range row.Components {
			if strings.Contains(c.CustomID, has) && !c.Disabled {
				return c.CustomID
			}
		}
	}
	w.Fatalf("nothing on %s is of %q", m, has)
	return ""
}

// press presses what has a text in its argument.
func (w desk) press(p *discordtest.Member, m discordtest.Message, has string, picks ...string) discordtest.Message {
	w.Helper()
	return p.PressID(m, w.control(m, has), picks...)
}

// panel opens the organiser's panel and presses one thing after the other.
func (w desk) panel(steps ...string) discordtest.Message {
	w.Helper()
	m := w.Ada.Command("tournament panel")
	for _, s := range steps {
		m = w.press(w.Ada, m, s)
	}
	return m
}

// round drafts and publishes a round.
func (w desk) round() {
	w.Helper()
	w.panel("do/draft", "ask/publish", "do/publish")
	w.Tick(0)
}

// event is how the one open event stands.
func (w desk) event() event.Event {
	w.Helper()
	list, err := w.Desk.List(w.Ctx, anyEvent)
	w.OK(err)
	if len(list) != 1 {
		w.Fatalf("there are %d open events", len(list))
	}
	return list[0].Event
}

// member is who has a user id.
func (w desk) member(id string) *discordtest.Member {
	w.Helper()
	for _, p := range w.Members {
		if p.ID() == id {
			return p
		}
	}
	w.Fatalf("nobody has the id %s", id)
	return nil
}

// finish has the second player of each open pairing give up, who first looks where the match is played.
func (w desk) finish() {
	w.Helper()
	cur, _ := w.event().Current()
	for _, q := range cur.Pairings {
		if q.Done != "" {
			continue
		}
		loser := w.member(q.Players[1])
		w.Says("one's match", loser.Command("tournament match"), "<#")
		_, err := w.Table.Do(w.Ctx, table.Act{Match: q.Games[0].Match, Player: q.Players[1], Kind: engine.InputConcede})
		w.OK(err)
	}
	w.Delivered()
}

// submit sends a form that a press has opened.
func (w desk) submit(p *discordtest.Member, out sandbox.Outcome, values map[string]string) discordtest.Message {
	w.Helper()
	if out.Kind != sandbox.OutcomeModal {
		w.Fatalf("%s got no form: %+v", p, out)
	}
	next, err := p.Submit(w.Ctx, out.InteractionID, values)
	w.OK(err)
	return p.Answer(next)
}

// said are the messages of the channel that say something.
func (w desk) said(text string) (out []discordtest.Message) {
	w.Helper()
	for _, m := range w.Ada.Sees("text") {
		if m.X != nil && !m.X.Ephemeral && strings.Contains(m.String(), text) {
			out = append(out, m)
		}
	}
	return out
}

// forge has a person press an op of the one event that was never on a message of theirs.
func forge(w desk, p *discordtest.Member, op string) discordtest.Message {
	w.Helper()
	list, err := w.Desk.List(w.Ctx, anyEvent)
	w.OK(err)
	id := ui.ID{Action: ui.ActEvent, Arg: list[0].Row.ID + "/" + op}
	out, err := p.Forge(w.Ctx, sandbox.Forged{ChannelID: w.Matches(), Kind: int(discordgo.InteractionMessageComponent),
		Data: map[string]any{"component_type": 2, "custom_id": id.String()}})
	w.OK(err)
	return p.Answer(out)
}

// files are the names of a message's files.
func (w desk) files(p *discordtest.Member, m discordtest.Message) (out []string) {
	w.Helper()
	for _, a := range p.Message(m.ID).Attachments {
		out = append(out, a.Filename)
	}
	return out
}

// finish2 has the second player of the first pairing give up all its games, and returns the pairing.
func (w desk) finish2() event.Pairing {
	w.Helper()
	for {
		q, _ := w.event().Pairing(1, 1)
		if q.Done != "" {
			w.Delivered()
			return q
		}
		_, err := w.Table.Do(w.Ctx, table.Act{Match: q.Games[len(q.Games)-1].Match, Player: q.Players[1],
			Kind: engine.InputConcede})
		w.OK(err)
		w.Tick(0)
	}
}

// anyEvent0 finds the one event of a test, open or not.
var anyEvent0 = storage.EventFilter{}

// forgeAny is forge for an event that may be over.
func (w desk) forgeAny(p *discordtest.Member, op string) discordtest.Message {
	w.Helper()
	list, err := w.Desk.List(w.Ctx, anyEvent0)
	w.OK(err)
	return p.Visit().PressesID(ui.ID{Action: ui.ActEvent, Arg: list[0].Row.ID + "/" + op})
}
