package render_test

import (
	"context"
	"fmt"

	"farpost/engine"
	"farpost/render"
)

// A program makes one Renderer when it starts. It gives it what a reader may see, how the game wants that placed, and
// the words for it. Here a made-up game for two shows the number of each player's cards in hand.
func ExampleNew() {
	r, err := render.New(render.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	words := map[string]string{"hand": "hand", "main": "main phase"}
	scene := render.Scene{
		View: engine.View{
			Viewer: engine.NoSeat, Turn: 3, Active: 1,
			Seats:   []engine.SeatView{{Seat: 0}, {Seat: 1}},
			Zones:   []engine.ZoneView{{Kind: "hand", Seat: 0, Count: 5}, {Kind: "hand", Seat: 1, Count: 4}},
			Waiting: []engine.WaitView{{Seat: 1, Q: 7, Kind: "main"}},
		},
		Layout: engine.Layout{Zones: []engine.ZoneLayout{{Kind: "hand", Place: engine.PlaceCount, Symbol: "card"}}},
		Word:   func(p engine.Phrase) string { return words[p.Code] },
		Player: func(s engine.Seat) string { return []string{"Ada", "Bruno"}[s] },
		Lang:   "en",
		Title:  "Ada – Bruno",
	}

	board, err := r.Board(context.Background(), scene)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(board.W, "pixels wide, drawn:", board.PNG != nil)
	fmt.Println(board.Alt)

	// The reader has this picture now: while nothing changes, nothing is drawn or sent again.
	scene.Shown = board.Hash
	again, err := r.Board(context.Background(), scene)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("drawn again:", again.PNG != nil)
	// Output:
	// 1080 pixels wide, drawn: true
	// Match board. Waiting for Bruno – main phase. Turn 3 · Bruno. Bruno: Hand 4. Ada: Hand 5.
	// drawn again: false
}
