package views

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// example shows the worked example of a rule: the table before it, what happens step by step, and the table after it.
// The words come at once, the two pictures when they are drawn.
func (vw *Views) example(ctx context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	hits := vw.Library.Find(game, p.Lang, id, true, 1)
	if !ok || len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	play := vw.Library.Example(game, hits[0].ID)
	if play == nil {
		return p.Say(api.Message{Content: p.Text("example.none", engine.A("id", ui.Typed(hits[0].ID)))})
	}
	e, err := play()
	if err != nil {
		return err
	}
	x := shownExample{vw, game, p.Lang, e}
	title := p.Text("example.title", engine.A("title", ui.Plain(hits[0].Title)))
	before := ui.Embed(title, ui.Clip(hits[0].Text, maxRule)+"\n-# "+strings.Join(vw.cited(p, game, hits[0]), " · ")+
		"\n\n"+p.Text("example.before"))
	after := ui.Embed("", p.Text("example.steps")+"\n"+ui.Clip(strings.Join(x.lines(), "\n"), maxRule))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{before, after}}
	if err := p.Say(m); err != nil {
		return err
	}
	return x.illustrate(ctx, p, m)
}

// shownExample is an example that is being shown.
type shownExample struct {
	*Views
	game, lang string
	port.Example
}

// illustrate adds the tables before and after to the message of an example. Where they are the same one is enough.
func (x shownExample) illustrate(ctx context.Context, p route.Place, m api.Message) error {
	files := []api.File{}
	last := x.Before
	if n := len(x.Steps); n > 0 {
		last = x.Steps[n-1].View
	}
	hash := ""
	for i, v := range []engine.View{x.Before, last} {
		pic := p.Drawn(ctx, func(ctx context.Context) (port.Picture, error) {
			return x.Painter.Post(ctx, x.scene(v), hash)
		})
		if hash = pic.Hash; len(pic.PNG) == 0 {
			continue
		}
		file := pic.File([]string{"before.png", "after.png"}[i])
		one := *m.Embeds[i]
		one.Image = ui.Attached(file.Name)
		m.Embeds[i], files = &one, append(files, file)
	}
	if len(files) == 0 {
		return nil
	}
	m.Files = files
	return p.Complete(ctx, m)
}

// scene is the table of an example.
func (x shownExample) scene(v engine.View) port.Scene {
	return port.Scene{Game: x.game, Book: x.Book, Lang: x.lang, View: v, Names: x.Names,
		Title: x.GameName(x.game, x.lang)}
}

// lines tells an example step by step: who does what, and what comes of it.
func (x shownExample) lines() []string {
	rules := x.Library.Ruleset(x.game)
	var out []string
	for _, s := range x.Steps {
		line := strconv.Itoa(len(out)+1) + ". " + x.did(s)
		for _, e := range narrate.ToldOfTurn(rules, s.Told) {
			line += " " + x.Texts.Say(x.lang, x.game, e, x.names(s.View))
		}
		out = append(out, line)
	}
	return out
}

// did says which answer was given, and why it was refused if it was; "" for what nobody answered.
func (x shownExample) did(s port.Step) string {
	verb := s.Input.Verb
	if verb == "" {
		return ""
	}
	if w := x.Texts.Word(x.lang, x.game, "verbs", verb); w != "" {
		verb = w
	}
	who := engine.A("name", ui.Plain(x.names(s.View).Player(s.Input.Seat)))
	if s.Refused == nil {
		return x.Text(x.lang, "example.did", who, engine.A("verb", ui.Plain(verb)))
	}
	names := x.names(s.Own)
	var with []string
	for _, a := range s.Input.Answers {
		for _, v := range a.Vals {
			with = append(with, x.Texts.Say(x.lang, x.game, engine.Say("value", engine.A("v", v)), names))
		}
	}
	if len(with) > 0 {
		verb += " · " + strings.Join(with, ", ")
	}
	return x.Text(x.lang, "example.tried", who, engine.A("verb", ui.Plain(verb)),
		engine.A("why", ui.Plain(x.Texts.Say(x.lang, x.game, s.Refused.Phrase, names))))
}

// names resolves what the phrases of an example name, as a view shows it.
func (x shownExample) names(v engine.View) port.Names {
	return port.Names{
		Player: func(seat engine.Seat) string {
			if seat < 0 || int(seat) >= len(x.Names) {
				return ""
			}
			return x.Names[seat]
		},
		Card: func(val engine.Value) string {
			id := val.Body()
			if val.Kind() == "obj" {
				c, _ := v.Find(val)
				id = c.Card
			}
			return x.Library.FaceIn(x.game, x.Book, x.lang, id).Name
		}}
}
