package laws

import "time"

// little is how much of their time the bot may take from people: what it does while it ends, and by how much it
// misjudges when it stood still.
const little = time.Minute

// Patience: nobody loses an answer before their time. A question expires no sooner than it was said to, and the time in
// which no bot ran does not count.
func Patience(e Evidence) (broken []string) {
	for _, h := range e.World.Ledger.Patience.Hasty() {
		if h.By > little {
			broken = append(broken, h.String())
		}
	}
	return broken
}
