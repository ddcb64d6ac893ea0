package pairing

// What the least things cost, before those which matter more are put on top of them.
const (
	costAfterByes = 8 // both had a bye just before
	costDownAgain = 4 // meets somebody with fewer points as in the round just before
	maxSide       = 3 // at most this for two who both began too often: all of them cost less than one step of points
)

// weights are what one unit of each concern costs. Each is more than all that is below it can cost together in one
// round, so that it never pays to give up something above for whatever is below.
type weights struct {
	points int64 // of a gap, squared
	bye    int64 // of a step of points above the fewest, for who has the bye
	met    int64 // of the number of earlier meetings, squared
	again  int64 // of a bye to who had one just before
	byes   int64 // of each earlier bye of who has the bye
}

// weigh works the weights out for a field. With all bounds at their most, a pair costs less than matching.MaxCost.
func (f *field) weigh() weights {
	pairs, gap := int64(len(f.players)+1)/2, int64(f.widest)
	var w weights
	w.points = pairs*(costAfterByes+costDownAgain+maxSide) + 1
	w.bye = w.points*pairs*gap*gap + w.points
	w.met = w.bye * (gap + 1)
	w.again = w.met*pairs*maxMet*maxMet + w.met
	w.byes = 2 * w.again
	return w
}

// pair is the cost of two players as opponents.
func (f *field) pair(w weights, i, j int) int64 {
	a, b := &f.players[i], &f.players[j]
	gap, met := f.gap(a.Points, b.Points), f.meetings(i, j)
	return w.met*met*met + w.points*gap*gap + afterByes(a, b) + downAgain(a, b) + side(a, b)
}

// bye is the cost of giving a player the bye.
func (f *field) bye(w weights, i int) int64 {
	p := &f.players[i]
	cost := w.byes*int64(min(p.Byes, maxByes)) + w.bye*f.gap(p.Points, f.least)
	if p.ByeBefore {
		cost += w.again
	}
	return cost
}

// downAgain is what it costs that the one with more points was paired down just before, too.
func downAgain(a, b *Player) int64 {
	if b.Points > a.Points {
		a, b = b, a
	}
	if a.DownBefore && a.Points > b.Points {
		return costDownAgain
	}
	return 0
}

func afterByes(a, b *Player) int64 {
	if a.ByeBefore && b.ByeBefore {
		return costAfterByes
	}
	return 0
}

// side is 0 for two of whom one began three times more often than the other, and more the more alike they are: whoever
// begins then gets further from balance.
func side(a, b *Player) int64 {
	return maxSide - int64(min(max(a.Starts-b.Starts, b.Starts-a.Starts), maxSide))
}
