package app_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"farpost/bot/app"
	"farpost/bot/table"
	"farpost/engine/games/tools"
	"farpost/engine/thorough"
	"farpost/storage"
)

// recordedTurns is how many turns of a match are counted at most; it may be over before.
const recordedTurns = 10

// recorded are the counts of a match's first turns, and how much there may be of each for a turn.
type recorded struct {
	game string
	// messages are those that the bot posts in the match's thread for a turn, mentions those that name somebody.
	messages, mentions float64
	// longest is how many characters such a message has at most.
	longest int
}

// TestRecorded ensures that matches of sensible players, who say nothing ahead, bring few messages, few mentions and
// short texts for a turn, in which no attack is told twice and nothing is left without a name; and that on a phone and
// on a wide screen the question, the board and the buttons are on the screen together at nine of ten moments.
func TestRecorded(t *testing.T) {
	thorough.Only(t, "it plays ten turns of each game before a browser")
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, most := range []recorded{
		{game: "farwald", messages: 3.5, mentions: 3.5, longest: 330},
		{game: "fow", messages: 3, mentions: 3, longest: 330},
		{game: "beings", messages: 6, mentions: 6, longest: 330}, // each attack is answered
		{game: "groove", messages: 2, mentions: 2, longest: 260},
		{game: "athernum", messages: 2.5, mentions: 2.5, longest: 260},
	} {
		t.Run(most.game, func(t *testing.T) {
			p := &photographer{t: t, st: st}
			var seen posted
			p.record = seen.add
			p.start(1)
			p.veil.Painter = p.own
			turns, moments, screens := p.tenTurns(most.game)
			messages, mentions, runes, longest := seen.counts()
			per := func(n int) float64 { return float64(n) / float64(turns) }
			t.Logf("%d turns of %s: %.1f messages and %.1f mentions a turn, %d characters a message, at most %d",
				turns, most.game, per(messages), per(mentions), runes/messages, longest)
			if per(messages) > most.messages || per(mentions) > most.mentions || longest > most.longest {
				t.Errorf("%.1f messages, %.1f mentions a turn, %d characters; at most %.1f, %.1f and %d are allowed",
					per(messages), per(mentions), longest, most.messages, most.mentions, most.longest)
			}
			if len(seen.repeats) > 0 {
				t.Errorf("said twice: %q", seen.repeats)
			}
			if len(seen.nameless) > 0 {
				t.Errorf("said of nothing: %q", seen.nameless)
			}
			for _, s := range screens {
				t.Logf("%d points wide: %d of %d moments on one screen, the board %.0f wide", s.width, s.together, moments,
					s.board)
				if s.together*10 < moments*9 {
					t.Errorf("%d points wide: question, board and buttons are on one screen at %d of %d moments", s.width,
						s.together, moments)
				}
			}
		})
	}
}

// posted collects the bot's messages in threads: its POSTs there that carry a board.
type posted struct {
	mu                                sync.Mutex
	messages, mentions, runes, widest int
	repeats                           []string // messages whose question says what their story has just said
	nameless                          []string // messages in which something has no name
}

// repeats reports whether a message tells the same attack in its story and in its question: "Bruno unleashes … → Ada's
// Crystal 4".
func repeats(content string) bool {
	story, question, _ := strings.Cut(content, "<@")
	_, at, _ := strings.Cut(question, "→ ")
	at, _, _ = strings.Cut(at, ",")
	for sentence := range strings.SplitSeq(story, ". ") {
		if at != "" && strings.Contains(sentence, "unleashes") && strings.Contains(sentence, "→ "+at) {
			return true
		}
	}
	return false
}

func (s *posted) add(template string, body []byte, files int) {
	var m struct {
		Content string `json:"content"`
		Allowed struct {
			Users []string `json:"users"`
		} `json:"allowed_mentions"`
	}
	if template != "POST /channels/{channel_id}/messages" || json.Unmarshal(body, &m) != nil ||
		!strings.Contains(string(body), `"custom_id"`) || files == 0 {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	n := utf8.RuneCountInString(m.Content)
	s.messages, s.runes, s.widest = s.messages+1, s.runes+n, max(s.widest, n)
	if len(m.Allowed.Users) > 0 {
		s.mentions++
	}
	if repeats(m.Content) {
		s.repeats = append(s.repeats, m.Content)
	}
	if strings.Contains(m.Content, "nothing") { // the word for an empty list
		s.nameless = append(s.nameless, m.Content)
	}
}

func (s *posted) counts() (messages, mentions, runes, longest int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.messages, s.mentions, s.runes, s.widest
}

// screen is a size of the page, before which a match is played.
type screen struct {
	width, height int
	tab           *tab
	together      int     // moments at which question, board and buttons are on it
	board         float64 // how wide the board is there
}

// tenTurns plays the first turns of a match before the page on a phone and on a wide screen. It counts the moments at
// which the match waits for somebody else than before, and those of which question, board and buttons are on a screen.
func (p *photographer) tenTurns(game string) (turns, moments int, screens []*screen) {
	p.t.Helper()
	ctx, id := p.t.Context(), p.deal(game, 2)
	p.sent()
	screens = []*screen{{width: 390, height: 844}, {width: 1440, height: 900}}
	for _, s := range screens {
		s.tab = openTab(p.t, p.app.Sandbox.URL(), s.width, s.height)
		s.tab.Wait("document.documentElement.dataset.ready")
	}
	known, _ := tools.ByName(game)
	last := ""
	for {
		pos, err := p.app.Table.Position(ctx, id)
		if err != nil {
			p.t.Fatal(err)
		}
		v, err := pos.View(-1)
		if err != nil {
			p.t.Fatal(err)
		}
		if pos.State.Result != nil || v.Turn > recordedTurns {
			return turns, moments, screens
		}
		turns = v.Turn
		note := p.front(id)
		for _, s := range screens {
			if last == "" {
				p.settle(s.tab, pos.Match.Thread, 0)
			}
			if note.ID != last {
				s.look(note.ID)
			}
		}
		if note.ID != last {
			last, moments = note.ID, moments+1
		}
		a, err := decide(pos, known.Policy)
		if err != nil {
			p.t.Fatal(err)
		}
		if _, err := p.app.Table.Do(ctx, table.Act{Match: id, Player: pos.Seats[a.seat].Player, Q: a.q,
			Reply: a.reply}); err != nil {
			p.t.Fatal(err)
		}
		p.sent()
	}
}

// look waits until a message stands on the screen with its board, and counts it.
func (s *screen) look(id string) {
	message := hook("pane-1") + " " + fmt.Sprintf(`[data-message-id=%q]`, id)
	s.tab.Wait(fmt.Sprintf(`(() => {
		const picture = document.querySelector(%q)?.querySelector("img[src*=board]");
		return picture?.complete && picture.naturalWidth > 0;
	})()`, message))
	if eval[bool](s.tab, onOneScreen(message)) {
		s.together++
	}
	s.board = eval[float64](s.tab, fmt.Sprintf(
		`document.querySelector(%q).querySelector("img[src*=board]").getBoundingClientRect().width`, message))
}

// front is the message of a match's handover, as the bot notes it.
func (p *photographer) front(match string) (m storage.Message) {
	p.t.Helper()
	err := p.app.Store.View(p.t.Context(), func(tx storage.ReadTx) (err error) {
		m, err = tx.Message(match, "front")
		return err
	})
	if err != nil {
		p.t.Fatal(err)
	}
	return m
}

// onOneScreen is the script that says whether the words of a message and its last button are on the screen.
func onOneScreen(message string) string {
	return fmt.Sprintf(`(() => {
		const last = document.querySelector(%q);
		let box = last;
		while (box && !["auto", "scroll"].includes(getComputedStyle(box).overflowY)) box = box.parentElement;
		const seen = box.getBoundingClientRect(), words = last.querySelector(".text").getBoundingClientRect();
		const end = [...last.querySelectorAll("[data-custom-id]")].at(-1).getBoundingClientRect();
		return words.top >= seen.top - 1 && end.bottom <= seen.bottom + 1;
	})()`, message)
}
