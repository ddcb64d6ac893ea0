package discord

import (
	"github.com/bwmarrin/discordgo"

	"farpost/engine"
)

// zone is a place whose options are chosen from together: a zone and whose cards they are.
type zone struct {
	Key  string
	Kind string
	Seat engine.Seat
	N    int
}

// zonesOf lists where options lie, in the order of the view. Those that lie nowhere (players, numbers)
// come last, under a key of their own.
func (t *teller) zonesOf(opts []engine.Option) []zone {
	var out []zone
	add := func(z zone) {
		for i := range out {
			if out[i].Key == z.Key {
				out[i].N++
				return
			}
		}
		z.N = 1
		out = append(out, z)
	}
	where := map[engine.Value]zone{}
	for _, o := range opts {
		where[o.Key] = zone{Key: "-"}
	}
	for _, z := range t.view.Zones {
		for _, c := range z.Cards {
			if _, ok := where[c.Key]; ok {
				where[c.Key] = zone{Key: z.Kind + "/" + itoa(int(c.Ctrl)), Kind: z.Kind, Seat: c.Ctrl}
				add(where[c.Key])
			}
		}
	}
	for _, o := range opts {
		if where[o.Key].Kind == "" {
			add(where[o.Key])
		}
	}
	return out
}

// inZone are the options that lie in a zone.
func (t *teller) inZone(opts []engine.Option, key string) []engine.Option {
	var out []engine.Option
	for _, o := range opts {
		if zs := t.zonesOf([]engine.Option{o}); zs[0].Key == key {
			out = append(out, o)
		}
	}
	return out
}

// zoneMenu asks first where to choose from.
func (b *Bot) zoneMenu(t *teller, d draft, zones []zone) discordgo.MessageComponent {
	sel := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, Placeholder: clip(b.t(t.lang, "step.zone"), 150),
		CustomID: button{Match: d.Match, Qs: []uint64{d.Q}, Action: actZone, Arg: b.drafts.put(d)}.String()}
	for _, z := range zones[:min(len(zones), pageSize)] {
		label := b.t(t.lang, "step.elsewhere")
		if z.Kind != "" {
			if label = t.word("zones", z.Kind); label == "" {
				label = z.Kind
			}
			if z.Seat != t.view.Viewer {
				label += " · " + t.player(z.Seat)
			}
		}
		sel.Options = append(sel.Options, discordgo.SelectMenuOption{Label: clip(label+" ("+itoa(z.N)+")", 100), Value: z.Key})
	}
	return discordgo.ActionsRow{Components: []discordgo.MessageComponent{sel}}
}
