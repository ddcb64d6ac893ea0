package tally

import "farpost/engine"

// addHand is what only moves cards: several of the hand in an order, one of the hand or of a discard pile.
func addHand(g *engine.Ruleset) {
	g.Add("sort",
		engine.Choose("cards", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 2, Max: 3, Ordered: true}
			for _, id := range r.Zone(zHand, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			return sa, nil
		}),
		engine.Do("sunk", func(r *reader, f *frame) []change {
			out := []change{}
			for _, v := range f.Reg("cards") {
				out = append(out, change{Kind: "sink", Obj: v.ID(), Seat: f.Owner})
			}
			return append(out, engine.RecordEvent(engine.Event{Kind: "sorted", Seat: f.Owner, Args: []engine.Arg{engine.A("n", engine.Int(len(out)))}}))
		}),
	)
	g.Add("dig",
		engine.Choose("card", func(r *reader, f *frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for _, id := range r.Zone(zHand, f.Owner) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			for i := range r.Seats() {
				for _, id := range r.Zone(zGrave, engine.Seat(i)) {
					sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
				}
			}
			return sa, nil
		}),
		engine.Do("sunk", func(r *reader, f *frame) []change {
			return []change{{Kind: "sink", Obj: f.Reg1("card").ID(), Seat: f.Owner}}
		}),
	)
}
