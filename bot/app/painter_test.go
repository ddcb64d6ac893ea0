package app_test

import (
	"reflect"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/render"
)

// TestCardAlts ensures that the alt text of every card of every game has words for all symbols of its text, numbers
// among them, in every language, and that no sentence of it ends twice.
func TestCardAlts(t *testing.T) {
	thorough.Only(t, "it draws every card")
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	r, err := render.New(render.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range st.Games() {
		for _, lang := range st.Langs() {
			unknown := strings.TrimSuffix(st.Texts().Say(lang, game, engine.Phrase{Code: "no such code"},
				port.Names{}), ".")
			if unknown == "" {
				t.Fatalf("%s in %s has no words for what is unknown", game, lang)
			}
			for _, card := range st.Cards(game) {
				pic, err := r.Card(t.Context(), st.Scene(port.Scene{Game: game, Lang: lang}),
					st.Face(game, lang, card))
				if err != nil {
					t.Fatal(err)
				}
				for _, wrong := range []string{unknown, "..", ".,", ".:", ".”."} {
					if strings.Contains(pic.Alt, wrong) {
						t.Errorf("%s in %s: %q in %q", card, lang, wrong, pic.Alt)
					}
				}
			}
		}
	}
}

// TestSpokenTo ensures that a board speaks to its viewer alone: who is asked about their own attack or card is asked in
// the second person on their own board, and on everybody else's all who are asked the same stand before one sentence.
func TestSpokenTo(t *testing.T) {
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	v := engine.View{Viewer: engine.NoSeat, Seats: []engine.SeatView{{Seat: 0}, {Seat: 1}},
		Zones: []engine.ZoneView{{Kind: "chest", Seat: engine.NoSeat, Count: 1,
			Cards: []engine.CardView{{Key: "obj:5.1", Card: "A14", Ctrl: 1}}}},
		Waiting: []engine.WaitView{{Seat: 1, Q: 1, Kind: "w1", About: "obj:5.1"},
			{Seat: 0, Q: 2, Kind: "w1", About: "obj:5.1"}}}
	first := func(viewer engine.Seat) string {
		v.Viewer = viewer
		return render.BoardAlt(st.Scene(port.Scene{Game: "farwald", Lang: "en", View: v,
			Names: []string{"Ada", "Bruno"}}))
	}
	for viewer, want := range map[engine.Seat]string{
		engine.NoSeat: "Waiting for Bruno, Ada – Bruno declared ",
		0:             "Waiting for Bruno, you – Bruno declared ",
		1:             "Waiting for you (also Ada) – You declared ",
	} {
		if got := first(viewer); !strings.Contains(got, want) {
			t.Errorf("seat %d reads %q, want %q in it", viewer, got, want)
		}
	}
}

// TestBracketScene ensures that the renderer gets all that a bracket says.
func TestBracketScene(t *testing.T) {
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	got := st.Bracket(port.Bracket{Title: "Cup", Line: "4 players", Lang: "it", Rounds: []port.BracketRound{
		{Side: "upper", Name: "Semifinals", Slots: 2, Ties: []port.BracketTie{
			{Slot: 1, A: port.Contender{Name: "Ada", Score: "2", Won: true},
				B: port.Contender{Name: "Bruno", Score: "1", Dropped: true}},
			{Bye: true, A: port.Contender{Name: "Chiara"}}}},
		{Side: "final", Name: "Final", Slots: 1}}})
	want := render.Bracket{Title: "Cup", Line: "4 players", Lang: "it", Rounds: []render.Round{
		{Side: render.Upper, Name: "Semifinals", Slots: 2, Ties: []render.Tie{
			{Slot: 1, A: render.Contender{Name: "Ada", Score: "2", Won: true},
				B: render.Contender{Name: "Bruno", Score: "1", Dropped: true}},
			{Bye: true, A: render.Contender{Name: "Chiara"}}}},
		{Side: render.Final, Name: "Final", Slots: 1}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
