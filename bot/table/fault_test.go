package table_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"farpost/bot/clock"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/storage"
)

// over makes the world's table anew over a store. It has kept nothing.
func (w *world) over(s storage.Store) {
	w.Helper()
	delivered := w.table.Delivered
	var err error
	w.table, err = table.New(table.Config{Store: s, Games: w.games, Now: w.clock.Now, Delivered: delivered,
		Seed:     func() uint64 { return seatsAsInvited },
		ID:       func() string { w.ids++; return "m" + string(rune('A'+w.ids%26)) + w.interaction() },
		Playable: w.playable, Woken: func() { w.woken.Add(1) }})
	w.ok(err)
}

// eachCallFails has a person do something again and again, the same press each time. First its first call of the
// storage fails, then its second, and so on, which it must say and nothing may have happened; until no call is left to
// fail, and it is done.
func (w *world) eachCallFails(what string, do func() error) {
	w.Helper()
	for at := 1; ; at++ {
		f := &faulty{Store: w.store, at: at, err: errFault}
		w.over(f)
		before := w.everything()
		err := do()
		if f.said < at {
			if err != nil {
				w.Errorf("%s, with nothing that fails: %v", what, err)
			}
			if at == 1 {
				w.Errorf("%s asks nothing of the storage", what)
			}
			break
		}
		if !errors.Is(err, errFault) {
			w.Fatalf("%s, of which call %d of the storage fails, says %v", what, at, err)
		}
		if after := w.everything(); f.lax || after != before && f.kept == 0 {
			w.Fatalf("%s, of which call %d of the storage fails, leaves\n%s\nin place of\n%s", what, at, after, before)
		}
	}
	w.over(w.store)
}

// everything is what is stored of all matches and of what is to be sent.
func (w *world) everything() string {
	w.Helper()
	var out string
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		all, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		for _, m := range all {
			seats, err := tx.Seats(m.ID)
			if err != nil {
				return err
			}
			asks, err := tx.Asks(m.ID)
			if err != nil {
				return err
			}
			jobs, err := tx.JobsOf(m.ID)
			if err != nil {
				return err
			}
			out += w.json([]any{m, seats, asks, jobs}) + "\n"
		}
		rows, err := tx.OutboxRows(storage.Pending, 0)
		out += w.json(rows)
		return err
	}))
	return out
}

// TestFaults ensures that whatever of the storage fails, what was asked for is not said to be done, leaves nothing
// behind, and can be done by the same press when the storage answers again.
func TestFaults(t *testing.T) {
	thorough.Only(t, "it breaks every transaction")
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	hour := table.Settings{Turn: time.Hour, Reaction: time.Hour, Setup: time.Hour, Silence: 2, Rules: tough}
	ctx := context.Background()
	receipt := func(_ table.Receipt, err error) error { return err }
	match := func(_ storage.Match, err error) error { return err }
	flag := func(_ bool, err error) error { return err }
	for what, prepare := range map[string]func(w *world) func() error{
		"an invitation": func(w *world) func() error {
			w.invites("ada", "chiara")
			return func() error {
				return match(w.table.Invite(ctx, table.Invitation{Server: "s", Channel: "c", Game: tally.Name,
					From: "ada", To: []string{"bruno"}, Deck: deck, Interaction: "x"}))
			}
		},
		"an acceptance": func(w *world) func() error {
			m := w.invites("ada", "bruno", "chiara")
			return func() error { return match(w.table.Accept(ctx, m.ID, "bruno", deck, "x")) }
		},
		"a deal": func(w *world) func() error {
			m := w.invites("ada", "bruno")
			return func() error { return match(w.table.Accept(ctx, m.ID, "bruno", deck, "x")) }
		},
		"declining": func(w *world) func() error {
			m := w.invites("ada", "bruno", "chiara")
			return func() error { return match(w.table.Decline(ctx, m.ID, "bruno", "x")) }
		},
		"another deck": func(w *world) func() error {
			m := w.invites("ada", "bruno")
			return func() error { return match(w.table.ChooseDeck(ctx, m.ID, "ada", deck, "x")) }
		},
		"an invitation's end": func(w *world) func() error {
			w.invites("ada", "bruno")
			w.clock.Advance(table.InviteLasts)
			return w.tickFails
		},
		"an act": func(w *world) func() error {
			id := w.begun(hour, sparks, nil, nil)
			return func() error {
				return receipt(w.table.Do(ctx, table.Act{Match: id, Player: "ada", Interaction: "x",
					Reply: engine.Reply{Verb: "end"}}))
			}
		},
		"a secret answer": func(w *world) func() error {
			id := w.begun(hour, sparks, nil, nil)
			w.ok(w.play(id, ada, "spark", bruno))
			return func() error {
				return receipt(w.table.Do(ctx, table.Act{Match: id, Player: "chiara", Interaction: "x",
					Reply: engine.Reply{Verb: engine.Pass}}))
			}
		},
		"conceding": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error {
				return receipt(w.table.Do(ctx, table.Act{Match: id, Player: "ada", Interaction: "x",
					Kind: engine.InputConcede}))
			}
		},
		"an offer of a draw": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return flag(w.table.OfferDraw(ctx, id, "ada", "x")) }
		},
		"an agreed draw": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.ok(flag(w.table.OfferDraw(ctx, id, "bruno", "before")))
			return func() error { return flag(w.table.OfferDraw(ctx, id, "ada", "x")) }
		},
		"an order": func(w *world) func() error {
			id := w.begun(hour, sparks, []string{"parry"})
			parry := w.hand(id, bruno)["parry"]
			return func() error {
				return receipt(w.table.Order(ctx, id, "bruno", "answer", []engine.Value{parry}, "x"))
			}
		},
		"an order withdrawn": func(w *world) func() error {
			id := w.begun(hour, sparks, []string{"parry"})
			w.ok(w.order(id, bruno, w.hand(id, bruno)["parry"]))
			return func() error { return receipt(w.table.WithdrawOrder(ctx, id, "bruno", "answer", "x")) }
		},
		"a standing pass": func(w *world) func() error {
			id := w.begun(hour, sparks, nil)
			return func() error { return receipt(w.table.SetStandingPass(ctx, id, "bruno", "cards", "turn", "x")) }
		},
		"coming back": func(w *world) func() error {
			id := w.asleep(hour)
			return func() error { return flag(w.table.Present(ctx, id, "bruno")) }
		},
		"a play at who is away": func(w *world) func() error {
			id := w.asleep(hour)
			spark := w.card(id, ada, "spark")
			return func() error {
				return receipt(w.table.Do(ctx, table.Act{Match: id, Player: "ada", Interaction: "x",
					Reply: engine.Reply{Verb: "play", Answers: []engine.Answer{spark,
						{Name: "target", Vals: []engine.Value{engine.SeatVal(bruno)}}}}}))
			}
		},
		"an offer of who is away": func(w *world) func() error {
			id := w.asleep(hour)
			return func() error { return flag(w.table.OfferDraw(ctx, id, "bruno", "x")) }
		},
		"a rematch": func(w *world) func() error {
			id := w.ended(hour, nil, nil)
			return func() error { return match(w.table.Rematch(ctx, id, "ada", "", "x")) }
		},
		"a rematch accepted": func(w *world) func() error {
			id := w.ended(hour, nil, nil)
			m, err := w.table.Rematch(ctx, id, "ada", "", "before")
			w.ok(err)
			return func() error { return match(w.table.AcceptSame(ctx, m.ID, "bruno", "x")) }
		},
		"an old match's rematch accepted": func(w *world) func() error {
			id := w.ended(hour, nil, nil)
			w.ok(match(w.table.Rematch(ctx, id, "ada", "", "before")))
			return func() error { return match(w.table.Rematch(ctx, id, "bruno", "", "x")) }
		},
		"clocks stopped": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.StopClocks(ctx, id, table.StoppedUnseen) }
		},
		"clocks started": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.ok(w.table.StopClocks(ctx, id, table.StoppedUnseen))
			w.clock.Advance(time.Minute)
			return func() error { return w.table.Seen(ctx, id) }
		},
		"a row that cannot be sent": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			row := table.Row{Match: id, Made: w.clock.Now().UnixMilli()}
			return func() error { return w.table.Unseen(ctx, row) }
		},
		"a row that came late": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			row := table.Row{Match: id, Made: w.clock.Now().UnixMilli()}
			w.clock.Advance(10 * time.Minute)
			return func() error { return w.table.Late(ctx, row, []int{ada}) }
		},
		"a deadline": func(w *world) func() error {
			w.begun(hour, nil, nil)
			w.clock.Advance(time.Hour)
			return w.tickFails
		},
		"a deadline by which somebody loses": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.clock.Advance(time.Hour)
			w.tick()
			w.does(id, bruno, "end")
			w.clock.Advance(time.Hour)
			return w.tickFails
		},
		"a deadline of what was not sent": func(w *world) func() error {
			w.table.Delivered = true
			w.begun(hour, nil, nil)
			w.clock.Advance(time.Hour)
			return w.tickFails
		},
		"a deadline just behind what was not sent": func(w *world) func() error {
			w.table.Delivered = true
			id := w.begun(hour, nil, nil)
			w.rows()
			w.clock.Advance(time.Hour - time.Minute)
			w.ok(w.table.Back(ctx, id))
			w.clock.Advance(time.Minute)
			return w.tickFails
		},
		"parking": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.games.Broken = true
			return func() error {
				err := receipt(w.table.Do(ctx, table.Act{Match: id, Player: "bruno", Interaction: "x",
					Reply: engine.Reply{Verb: "shout"}}))
				if isParked(err) && w.status(id).Status == storage.Parked {
					return nil
				}
				return err
			}
		},
		"a start": func(w *world) func() error {
			w.begun(hour, nil, nil)
			return func() error { _, err := w.table.Boot(ctx); return err }
		},
		"a start with a parked match": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.games.Broken = true
			_, err := w.act(id, bruno, "shout")
			w.refused(err, table.CodeParked)
			w.games.Broken = false
			return func() error { _, err := w.table.Boot(ctx); return err }
		},
		"a sign of life": func(w *world) func() error { return func() error { return w.table.Alive(ctx) } },
		"an act after time that nobody could play": func(w *world) func() error {
			w.playable = func() clock.Playable {
				ran, gone := w.clock.Ran()
				return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
			}
			id := w.begun(hour, nil, nil)
			return func() error {
				if _, err := w.table.Boot(ctx); err != nil {
					return err
				}
				w.clock.Freeze(10 * time.Minute)
				return receipt(w.table.Do(ctx, table.Act{Match: id, Player: "ada", Interaction: "x",
					Reply: engine.Reply{Verb: "end"}}))
			}
		},
		"an offer after time that nobody could play": func(w *world) func() error {
			w.playable = func() clock.Playable {
				ran, gone := w.clock.Ran()
				return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
			}
			id := w.begun(hour, nil, nil)
			return func() error {
				if _, err := w.table.Boot(ctx); err != nil {
					return err
				}
				w.clock.Freeze(10 * time.Minute)
				return flag(w.table.OfferDraw(ctx, id, "ada", "x"))
			}
		},
		"a deadline after time that nobody could play": func(w *world) func() error {
			w.playable = func() clock.Playable {
				ran, gone := w.clock.Ran()
				return clock.Playable{Sure: ran, Likely: ran, Elapsed: gone}
			}
			w.begun(hour, nil, nil)
			return func() error {
				if _, err := w.table.Boot(ctx); err != nil {
					return err
				}
				w.clock.Freeze(10 * time.Minute)
				return w.tickFails()
			}
		},
		"a thread": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.SetThread(ctx, id, "t") }
		},
		"a channel": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.SetChannel(ctx, id, "other") }
		},
		"a call": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Call(ctx, id, []int{ada, bruno}, "n") }
		},
		"a mention": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Mention(ctx, id, ada) }
		},
		"a prompt posted": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error {
				return w.table.Posted(ctx, id, func(storage.Tx) ([]table.Row, error) {
					return []table.Row{{Kind: table.RowStory, Of: "old", In: "c"}}, nil
				})
			}
		},
		"a redrawing": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Redraw(ctx, id) }
		},
		"a player's hands": func(w *world) func() error {
			w.begun(hour, nil, nil)
			return func() error { return w.table.RefreshHands(ctx, "ada") }
		},
		"a lost message": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Lost(ctx, id, false, "old") }
		},
		"a lost thread": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.ok(w.table.SetThread(ctx, id, "t"))
			return func() error { return w.table.LostThread(ctx, id, "t") }
		},
		"a thread after all": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Thread(ctx, id) }
		},
		"a judge who is called": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.CallJudge(ctx, id, "ada", "x") }
		},
		"a judge who is not needed": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.ok(w.table.CallJudge(ctx, id, "ada", ""))
			return func() error { return w.table.WithdrawJudge(ctx, id, "ada", "x") }
		},
		"a match that goes on": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			w.ok(w.table.CallJudge(ctx, id, "ada", ""))
			return func() error { return w.table.LetGoOn(ctx, table.Ruling{Match: id, By: "giulia", Interaction: "x"}) }
		},
		"time given": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error {
				return w.table.GiveTime(ctx, table.Ruling{Match: id, By: "giulia", Interaction: "x"}, time.Hour)
			}
		},
		"a ruling": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error {
				return w.table.Rule(ctx, table.Ruling{Match: id, By: "giulia", Interaction: "x"}, []int{1, 2})
			}
		},
		"a rollback": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			seq := w.status(id).Seq
			w.does(id, ada, "end")
			return func() error {
				return w.table.Rollback(ctx, table.Ruling{Match: id, By: "giulia", Interaction: "x"}, seq)
			}
		},
		"the past": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			seq := w.status(id).Seq
			return func() error { _, err := w.table.PositionAt(ctx, id, seq); return err }
		},
		"a closed channel": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Tell(ctx, id, "channel:c", "why", []string{"ada", "bruno"}) }
		},
		"an open channel": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Back(ctx, id) }
		},
		"a look": func(w *world) func() error {
			w.table.Delivered = true
			w.begun(table.Settings{Turn: 2 * day, Setup: 2 * day}, nil, nil)
			w.rows()
			w.clock.Advance(day)
			return w.tickFails
		},
		"who has left": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { return w.table.Looked(ctx, id, ada, true) }
		},
		"who is back": func(w *world) func() error {
			id := w.gone(hour)
			return func() error { return w.table.Looked(ctx, id, bruno, false) }
		},
		"a claim": func(w *world) func() error {
			id := w.gone(hour)
			w.table.Delivered = false
			w.clock.Advance(3 * day)
			return func() error { return receipt(w.table.Claim(ctx, id, "ada", bruno, "x")) }
		},
		"a position": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { _, err := w.table.Position(ctx, id); return err }
		},
		"the rows of a match": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { _, _, err := w.table.MatchSeats(ctx, id); return err }
		},
		"an inbox": func(w *world) func() error {
			return func() error { _, err := w.table.Inbox(ctx, "ada"); return err }
		},
		"the next match": func(w *world) func() error {
			return func() error { _, _, err := w.table.Next(ctx, "ada", ""); return err }
		},
		"matches found": func(w *world) func() error {
			return func() error { _, err := w.table.Find(ctx, "ada", ""); return err }
		},
		"a history": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { _, err := w.table.History(ctx, id, ada, 0); return err }
		},
		"the turns": func(w *world) func() error {
			id := w.begun(hour, nil, nil)
			return func() error { _, err := w.table.Turns(ctx, id, 3); return err }
		},
		"waiting invitations": func(w *world) func() error {
			w.invites("ada", "bruno")
			return func() error { _, err := w.table.Invitations(ctx, "bruno"); return err }
		},
	} {
		t.Run(what, func(t *testing.T) {
			w := newWorld(t)
			w.eachCallFails(what, prepare(w))
		})
	}
}

// tickFails lets the timer carry out what is due. When it could not do so it wants to be called again soon.
func (w *world) tickFails() error {
	next, err := w.table.Tick(w.ctx)
	if want := w.clock.Now().Add(5 * time.Second); err != nil && !next.Equal(want) {
		w.Errorf("after a fault the timer is set to %v, want %v", next, want)
	}
	return err
}

// asleep begins a match in which Bruno is away and Ada can play at him.
func (w *world) asleep(settings table.Settings) string {
	w.Helper()
	id := w.begun(settings, sparks, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.clock.Advance(settings.Reaction)
	w.tick()
	w.wantAway("silent", id, bruno)
	return id
}
