package scenario

import (
	"io/fs"
	"math/rand/v2"

	"farpost/engine"
	"farpost/engine/invariant"
)

// Hides plays scenarios in a test. At each of their prompts it tries n times whether anybody could tell two cards apart
// that are hidden from them (invariant.Interfere), and fails the test if somebody could. It returns the positions, so
// that the test can see that what it is about was in force. The same call tries the same swaps.
func Hides(t T, game Game, fsys fs.FS, n int, names ...string) []*engine.State {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	var out []*engine.State
	for _, name := range names {
		res, err := playFile(fsys, game, name)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		for i, save := range res.Saves {
			s, err := engine.Decode(save)
			if err != nil {
				t.Errorf("%s, after input %d: %v", name, i, err)
				continue
			}
			out = append(out, s)
			if s.Result != nil {
				continue
			}
			if err := invariant.Interfere(game.Ruleset, res.Book, s, rng, n); err != nil {
				t.Errorf("%s, after input %d: %.500s", name, i, err)
			}
		}
	}
	return out
}
