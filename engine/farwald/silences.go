package farwald

import "farpost/engine"

// silences are what a player may say beforehand for the case of silence: the defence, by the Evocations that
// are to defend, first to last. Those that cannot when it comes to it are left out (FW-172 to FW-176).
func silences() []engine.Silence {
	return []engine.Silence{{Kind: askDefence, Verb: verbDefend, Name: qDefenders,
		Options: func(r *engine.Reader, s engine.Seat) []engine.Option {
			f := factsOf(r)
			var out []engine.Option
			for id := range controls(f, s) {
				if isEvocation(f, id) {
					out = append(out, engine.Option{Key: engine.Obj(id)})
				}
			}
			return out
		}}}
}
