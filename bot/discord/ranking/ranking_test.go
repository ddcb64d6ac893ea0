package ranking_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/results"
	"farpost/bot/table"
	"farpost/storage"
)

// played plays a match between Ada and Bruno on Discord, which one of them gives up.
func played(w *discordtest.World, loser *discordtest.Member) {
	w.Begun()
	loser.Concedes()
	w.Delivered()
}

// ended has matches end that nobody has to play, one after the other, a minute between: each is ids in the order of
// their places.
func ended(w *discordtest.World, matches ...[]string) {
	w.Helper()
	for i, players := range matches {
		end := table.Ended{Match: storage.Match{ID: fmt.Sprintf("x%d-%d", i, w.Clock.Now().Unix()), Game: "tally",
			Server: w.Server.GuildID(), Updated: w.Clock.Now()}}
		for n, p := range players {
			end.Seats, end.Places = append(end.Seats, storage.Seat{Player: p}), append(end.Places, n+1)
		}
		w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error { return results.Keeper{}.Over(tx, end) }))
		w.Clock.Advance(time.Minute)
	}
}

// TestPlayed ensures that a match which two people play to its end changes their ratings, that leaderboard and profile
// show it in the reader's language and ping nobody, and that it is all there after a restart.
func TestPlayed(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Says("before any match", ada.Command("leaderboard"), "No match of Tally has counted in season 1 yet")
	w.Says("before any match", ada.Command("profile"), "No match of this game has counted in this server yet")
	played(w, bruno)
	look := func() {
		t.Helper()
		m := ada.Command("leaderboard")
		w.Says("the leaderboard", m, "Leaderboard · Tally · season 1", "**1** · Ada · **1138?** · 1 match, 1 won",
			"**2** · Bruno · **927?** · 1 match, 0 won", "fewer than 10 matches")
		w.Says("one's own profile", ada.Press(m, "profile"), "Ada · Tally",
			"Rating **1138?** · place 1 of 2 in season 1", "1 match: 1 won, 0 drawn, 0 lost", "Bruno **1 : 0**",
			"Won against Bruno")
		other := bruno.Command("profile", discordtest.Opt("player", ada.ID()))
		w.Says("another's profile", other, "Ada · Tally", "Punteggio **1138?**", "Vinta contro Bruno")
		w.Says("back", bruno.Press(other, "ranks"), "Classifica · Tally · stagione 1", "**2** · Bruno · **927?**")
		for _, page := range []discordtest.Message{m, other} {
			if s := page.String(); strings.Contains(s, "<@") {
				t.Errorf("somebody is mentioned: %s", s)
			}
		}
	}
	look()
	w.Restart()
	look()
	if m := ada.Command("profile", discordtest.Opt("player", w.Dario.ID())); !m.Shows("No match") {
		t.Errorf("of somebody who never played: %s", m)
	}
	w.Quiet()
}

// TestTwice ensures that a press which ends a match counts once though it is delivered twice.
func TestTwice(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	page := w.Bruno.Open("more", "concede")
	w.Server.DuplicateInteractions(1)
	w.Bruno.Press(page, "concede:sure")
	w.Delivered()
	w.Says("the leaderboard", w.Ada.Command("leaderboard"), "1 match, 1 won", "1 match, 0 won")
}

// TestPages ensures that a long leaderboard is turned page by page, that it ends at its ends, and that who reads it
// finds themselves from every page.
func TestPages(t *testing.T) {
	w := discordtest.New(t)
	var matches [][]string
	for i := range 12 {
		matches = append(matches, []string{fmt.Sprint(5000 + i), fmt.Sprint(6000 + i)})
	}
	ended(w, append(matches, []string{"5000", w.Ada.ID()})...)
	first := w.Ada.Command("leaderboard")
	w.Says("the first page", first, "**1** · Somebody · **1256?** · 2 matches, 2 won", "Page 1 of 3",
		"You: place 13 of 25, with **937?**")
	if first.Has("ranks:tally/1/-1") {
		t.Errorf("a page before the first can be opened on %s", first)
	}
	second := w.Ada.Press(first, "ranks:tally/1/1")
	w.Says("the second page", second, "**13** · Ada · **937?**", "Page 2 of 3")
	if second.Shows("You: place") || second.ID != first.ID {
		t.Errorf("the second page: %s", second)
	}
	last := w.Ada.Press(second, "ranks:tally/1/2")
	w.Says("the last page", last, "Page 3 of 3")
	if last.Has("ranks:tally/1/3") {
		t.Errorf("a page behind the last can be opened on %s", last)
	}
	w.Quiet()
}

// TestProfile ensures that a profile counts series by matches of two, names places in larger ones, and marks what does
// not count; of the last matches it has five.
func TestProfile(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada.ID(), w.Bruno.ID()
	w.Ada.Command("inbox") // so that their names are known
	w.Bruno.Command("inbox")
	ended(w, []string{ada, bruno}, []string{bruno, ada}, []string{ada, bruno}, []string{bruno, w.Chiara.ID(), ada})
	drawn := table.Ended{Match: storage.Match{ID: "drawn", Game: "tally", Server: w.Server.GuildID(),
		Updated: w.Clock.Now()}, Seats: []storage.Seat{{Player: ada}, {Player: bruno}}, Places: []int{1, 1}}
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error { return results.Keeper{}.Over(tx, drawn) }))
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error {
		return tx.AddResult(storage.Result{Match: "no-show", Server: w.Server.GuildID(), Game: "tally", Season: 1,
			Ended: w.Clock.Now(), Why: "absent",
			Placed: []storage.Placed{{Player: ada, Place: 1}, {Player: bruno, Place: 2}}})
	}))
	w.Says("the profile", w.Bruno.Command("profile", discordtest.Opt("player", ada)), "Bruno **2 : 1** e 1 patta",
		"5 partite: 2 vinte, 1 patta, 2 perse", "Patta con Bruno", "Posto 3 su 3, con Bruno e Qualcuno",
		"senza punteggio")
	w.Says("the other side", w.Ada.Command("profile", discordtest.Opt("player", bruno)), "Ada **1 : 2** and 1 draw",
		"Won against Somebody and Ada", "Lost against Ada · <t:")
}

// TestSeasons ensures that who may manage the server begins a season, once; that everybody then begins anew, and that
// the season before can still be looked at.
func TestSeasons(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	played(w, bruno)
	page := ada.Command("season")
	w.Says("what it means", page, "The first season is running", "everybody begins at 1000 again")
	late := ada.Command("season")
	w.Says("begun", ada.Press(page, "beginseason"), "Season 2 has begun")
	w.Says("begun again", ada.Press(late, "beginseason"), "another one is running")
	w.Says("which runs", ada.Command("season"), "Season 2 is running, since <t:")
	m := ada.Command("leaderboard")
	w.Says("the new season", m, "season 2", "No match of Tally has counted")
	w.Says("the old season", ada.Press(m, "rankseason=1"), "season 1", "**1** · Ada · **1138?**")
	w.Says("by its number", ada.Command("leaderboard", discordtest.Opt("season", 1)), "**1** · Ada · **1138?**")
	w.Says("no such season", ada.Command("leaderboard", discordtest.Opt("season", 7)), "There is no season 7 yet")
	w.Says("the profile", ada.Command("profile"), "No match has counted in season 2 yet",
		"Season 1: **1138?**, place 1 of 2")
	w.Quiet()
}

// TestManySeasons ensures that the menu of seasons leads to each of 60: it has the neighbours of the one
// that is shown.
func TestManySeasons(t *testing.T) {
	const many = 60
	w := discordtest.New(t)
	ada := w.Ada
	for range many - 1 {
		ada.Press(ada.Command("season"), "beginseason")
	}
	seen := map[string]bool{}
	m := ada.Command("leaderboard")
	for range many {
		c, ok := m.Part("rankseason")
		if !ok || len(c.Options) != 25 {
			t.Fatalf("no menu of 25 on %s", m)
		}
		for _, o := range c.Options {
			seen[o.Value] = true
		}
		last := c.Options[len(c.Options)-1].Value
		m = ada.Press(m, "rankseason="+last)
		if last == "1" {
			break
		}
	}
	if len(seen) != many {
		t.Errorf("%d seasons are reached, want %d", len(seen), many)
	}
	w.Quiet()
}
