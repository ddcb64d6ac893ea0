package table_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage/sqlite"
)

// Two people play the first question of a match, in which each stakes a card or none.
func ExampleTable() {
	ctx := context.Background()
	dir, err := os.MkdirTemp("", "table")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	store, err := sqlite.Open(ctx, filepath.Join(dir, "farpost.db"))
	if err != nil {
		log.Fatal(err)
	}
	defer store.Close()
	t, err := table.New(table.Config{Store: store, Games: &tally.Games{}, Now: time.Now,
		Seed: func() uint64 { return seatsAsInvited }, ID: func() string { return "m1" }})
	if err != nil {
		log.Fatal(err)
	}
	m, err := t.Invite(ctx, table.Invitation{Game: tally.Name, Channel: "c", From: "ada", To: []string{"bruno"},
		Deck: table.Deck{Name: "sparks", Cards: tally.Deck("spark")}, Interaction: "press-1"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("after the invitation:", m.Status)
	m, err = t.Accept(ctx, m.ID, "bruno", table.Deck{Name: "moths", Cards: tally.Deck()}, "press-2")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("after the acceptance:", m.Status)
	pos, err := t.Position(ctx, m.ID)
	if err != nil {
		log.Fatal(err)
	}
	for _, ask := range pos.Asks {
		rec, err := t.Do(ctx, table.Act{Match: m.ID, Player: pos.Seats[ask.Seat].Player, Q: ask.Q,
			Reply: engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName}}}})
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("after the stake of %s it is awaited: %v; now open: %s\n",
			pos.Seats[rec.Seat].Player, rec.Open, rec.Asks[0].Kind)
	}
	// Output:
	// after the invitation: invited
	// after the acceptance: running
	// after the stake of ada it is awaited: false; now open: stake
	// after the stake of bruno it is awaited: false; now open: idle
}
