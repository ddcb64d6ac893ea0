package app

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
