package engine

// ViewOf is what a seat, or with NoSeat a spectator, may know of the match now.
func ViewOf(g *Ruleset, b Book, s *State, viewer Seat) (v View, err error) {
	if err := fits(g, b, s); err != nil {
		return View{}, err
	}
	d := newDriver(g, b, s)
	defer d.catch(&err)
	v = g.View(d.r, viewer)
	d.release()
	v.Game, v.Viewer, v.Result = s.Game, viewer, s.Result
	if s.Ask != nil {
		for _, sa := range s.Ask.Seats {
			if !sa.Optional {
				w := WaitView{sa.Seat, sa.Q, sa.Kind, sa.About, sa.Within, sa.Due}
				if g.queue(sa.Kind) != nil { // it is about no thing that one could look at
					w.About = ""
				}
				v.Waiting = append(v.Waiting, w)
			}
			if sa.Seat == viewer {
				v.Mine = append(v.Mine, sa)
			}
		}
	}
	for _, x := range s.Sealed {
		if x.Seat == viewer {
			v.Sealed = append(v.Sealed, x)
		}
	}
	for _, x := range s.StandingPasses {
		if x.Seat == viewer {
			v.StandingPasses = append(v.StandingPasses, x)
		}
	}
	return v, nil
}
