package fow

import "farpost/engine"

// silences are what a player may say beforehand for the case of silence: who is to block, by the J/resonators
// that come into question, the one they like best first. The first one that can block then does; where none can,
// or none is named, nobody blocks, as when nothing is said (FOR-39).
func silences() []engine.Silence {
	return []engine.Silence{{Kind: askBlock, Verb: verbBlock, Name: qBlocker,
		Options: func(r *engine.Reader, s engine.Seat) []engine.Option {
			var out []engine.Option
			for _, id := range fightersWho(factsOf(r), s, func(engine.ObjID) bool { return true }) {
				out = append(out, engine.Option{Key: engine.Obj(id)})
			}
			return out
		}}}
}
