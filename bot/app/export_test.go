package app

import (
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/render"
)

// NewPainter is what a bot draws with that has these fonts beside the embedded ones.
func NewPainter(fonts *render.Fonts) (port.Painter, error) {
	st, err := NewStudio()
	if err != nil {
		return nil, err
	}
	st.p.r, err = render.New(render.Options{Fonts: fonts})
	return port.Bare(st.p), err
}

// PictureOptions are those that the bot draws with.
var PictureOptions = pictureOptions

// Answered waits until all answers to people are complete, pictures included, and has the bot listen on.
func (a *App) Answered() error {
	for i := range a.stops {
		if a.stops[i].what != listening {
			continue
		}
		if err := a.stops[i].do(); err != nil {
			return err
		}
		unlisten := a.Bot.Listen()
		a.stops[i].do = func() error { unlisten(); return nil }
	}
	return nil
}

// BuiltInWords are the words of the bot and of its games, without signs.
func BuiltInWords() (narrate.Words, error) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		return narrate.Words{}, err
	}
	texts, err := lib.newWords()
	return narrate.Words{Texts: texts, Library: lib}, err
}
