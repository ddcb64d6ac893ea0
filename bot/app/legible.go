package app

import (
	"slices"
	"strings"

	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/render"
)

// called returns what a person is called in a picture: by name if the fonts have its letters, else by user name, else
// by whatever of both can be drawn; "" for nothing. A name that runs to the left does not turn what stands around it.
func (p *painter) called(name string, username func() string) string {
	for _, draws := range []func(string) bool{p.r.CanDraw, p.r.CanDrawPart} {
		if draws(name) {
			return render.Isolated(name)
		}
		if u := username(); draws(u) {
			return u
		}
	}
	return ""
}

// entrant is called for who takes part in an event. Who cannot be called anything is somebody.
func (p *painter) entrant(lang, name, player string, username func(player string) string) string {
	if name == "" {
		return ""
	}
	n := p.called(name, func() string {
		if username == nil {
			return ""
		}
		return username(player)
	})
	if n == "" {
		n = p.texts.Say(lang, "", engine.Say("rank.somebody"), port.Names{})
	}
	return n
}

// titled returns a title that a person typed; other if the fonts have nothing of it.
func (p *painter) titled(title, other string) string {
	if p.r.CanDrawPart(title) {
		return title
	}
	return other
}

// named is a card's face with its id in place of a name of which the fonts have nothing.
func (p *painter) named(f engine.Face) engine.Face {
	if p.r != nil && f.Name != "" && !p.r.CanDrawPart(f.Name) {
		f.Name = f.ID
	}
	return f
}

// legible is a scene with names that can be drawn, as called gives them. Who cannot be called anything is called by the
// seat, as in "Player 2". Say says a sentence with these names; it runs to the right, whatever it begins with.
func (p *painter) legible(s port.Scene) (shown port.Scene, say func(string) string) {
	names, other := slices.Clone(s.Names), []string(nil)
	type pair struct{ was, is string }
	var renamed []pair
	for i, name := range s.Names {
		names[i] = p.called(name, func() string {
			if other == nil && s.Usernames != nil {
				other = s.Usernames()
			}
			if i >= len(other) {
				return ""
			}
			return other[i]
		})
		if names[i] == "" {
			names[i] = p.texts.Say(s.Lang, "", engine.Say("player", engine.A("n", engine.Int(i+1))), port.Names{})
		}
		if name != "" && names[i] != name {
			renamed = append(renamed, pair{name, names[i]})
		}
	}
	// A name that is part of another one comes later.
	slices.SortFunc(renamed, func(a, b pair) int { return len(b.was) - len(a.was) })
	var words []string
	for _, r := range renamed {
		words = append(words, r.was, r.is)
	}
	replacer := strings.NewReplacer(words...)
	say = func(sentence string) string { return render.Rightward(replacer.Replace(sentence)) }
	s.Names, s.Title, s.Last, s.Told = names, say(s.Title), say(s.Last), say(s.Told)
	return s, say
}
