package bracket

import "slices"

// end is who comes out of a node: known says that it is certain by now, exists that there is somebody at all. tie is
// the tie from which they come, through byes; "" for a player who comes from the start.
type end struct {
	player        string
	known, exists bool
	tie           string
}

// course is how a bracket has gone.
type course struct {
	ties    []Tie // without the reset while it is not needed
	winners map[string]end
	losers  map[string]end
	after   map[string][]string // the ties into which a tie's people go
}

// play works out who meets whom from the seeds, the winners and the drops.
func (b Bracket) play() course {
	c := course{winners: map[string]end{}, losers: map[string]end{}, after: map[string][]string{}}
	for _, n := range b.nodes() {
		x, y := b.come(c, n.a), b.come(c, n.b)
		if n.id == "F2" && !b.reset(c) {
			continue
		}
		if !x.exists || !y.exists {
			if !x.exists {
				x = y
			}
			c.winners[n.id], c.losers[n.id] = x, end{known: true}
			continue
		}
		if n.side != Final && x.known && y.known && b.seedOf(y.player) < b.seedOf(x.player) {
			x, y = y, x
		}
		if n.id == "F2" { // the undefeated of the first is first again
			if first := c.ties[len(c.ties)-1]; x.player != first.A {
				x, y = y, x
			}
		}
		t := Tie{ID: n.id, Side: n.side, Round: n.round, FromA: x.tie, FromB: y.tie}
		if x.known {
			t.A = x.player
		}
		if y.known {
			t.B = y.player
		}
		won, lost := end{exists: true, tie: n.id}, end{exists: true, tie: n.id}
		if x.known && y.known {
			if t.Winner, t.Walkover = b.won(t); t.Winner != "" {
				won.player, won.known = t.Winner, true
				lost.player, lost.known = t.other(t.Winner), true
			}
		}
		c.winners[n.id], c.losers[n.id] = won, lost
		for _, from := range []string{t.FromA, t.FromB} {
			if from != "" && !slices.Contains(c.after[from], t.ID) {
				c.after[from] = append(c.after[from], t.ID)
			}
		}
		c.ties = append(c.ties, t)
	}
	return c
}

// come is who comes from a source.
func (b Bracket) come(c course, s source) end {
	switch {
	case s.seed > 0:
		return end{player: b.Seeds[s.seed-1], known: true, exists: true}
	case s.from == "":
		return end{known: true}
	case s.lost:
		return c.losers[s.from]
	}
	return c.winners[s.from]
}

// reset reports whether the final has to be played again: the undefeated has lost it.
func (b Bracket) reset(c course) bool {
	first := c.ties[len(c.ties)-1]
	return first.Winner != "" && first.Winner == first.B
}

// won is who won a tie whose players are known; "" while nobody has. Of two who left, who left later goes on: they had
// won the tie when the other left, and may have won more since.
func (b Bracket) won(t Tie) (winner string, walkover bool) {
	if w := b.Winners[t.ID]; w == t.A || w == t.B {
		return w, false
	}
	goneA, goneB := slices.Index(b.Dropped, t.A), slices.Index(b.Dropped, t.B)
	switch {
	case goneA < 0 && goneB < 0:
		return "", false
	case goneA < 0 || goneB >= 0 && goneA > goneB:
		return t.A, true
	}
	return t.B, true
}

// seedOf is the number of a player's seed.
func (b Bracket) seedOf(player string) int { return slices.Index(b.Seeds, player) + 1 }

// other is the opponent of a player of a tie.
func (t Tie) other(player string) string {
	if player == t.A {
		return t.B
	}
	return t.A
}

// rests reports whether a tie that was decided rests on another one.
func (b Bracket) rests(c course, id string) bool {
	return slices.ContainsFunc(c.after[id], func(next string) bool {
		_, decided := b.Winners[next]
		return decided || b.rests(c, next)
	})
}
