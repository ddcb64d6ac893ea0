package app_test

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// incident is something out of the ordinary that answers a handover message; false when this message is not
// one for it.
type incident func(front sandbox.Message) bool

// incidents happen once each, in order, as soon as a message fits.
type incidents struct {
	*world
	left []incident
}

// happen lets the next incident answer a message, if it fits.
func (i *incidents) happen(front sandbox.Message) bool {
	if len(i.left) == 0 || !i.left[0](front) {
		return false
	}
	i.left = i.left[1:]
	i.changed(front)
	return true
}

// both presses the same control by several players at once and gives their answers. Somebody may find it gone already,
// for whom the answer is empty, but not everybody.
func (w *world) both(front sandbox.Message, c apptest.Control, players ...*player) []sandbox.Message {
	w.t.Helper()
	out := make([]sandbox.Message, len(players))
	errs := make([]error, len(players))
	var wg sync.WaitGroup
	for i, p := range players {
		wg.Go(func() { out[i], errs[i] = p.Press(w.ctx, front, c) })
	}
	wg.Wait()
	moved := 0
	for _, err := range errs {
		if errors.Is(err, apptest.ErrMoved) {
			moved++
		} else if err != nil {
			w.t.Fatalf("press %s: %v", c.ID, err)
		}
	}
	if moved == len(players) {
		w.t.Fatalf("press %s: %v", c.ID, errs[0])
	}
	return out
}

// closed lets the member with closed direct messages look at their hand, which works, after the bot has tried to write
// to them, and once more: that it could not is said once. Then both keep their hands in the same moment.
func (w *world) closed(front sandbox.Message) bool {
	hand, ok := find(front, "hand")
	if _, setup := find(front, "say"); !ok || !setup {
		return false
	}
	told := 0
	w.sent()
	for range 2 {
		said := w.both(front, hand, w.bruno)[0]
		if len(said.Embeds) == 0 || !strings.Contains(said.Embeds[0].Title, "Your hand") {
			w.t.Fatalf("My hand shows %q", said.Content)
		}
		w.await(w.bruno, "the picture of the hand",
			func(m sandbox.Message) bool { return m.ID == said.ID && m.Embeds[0].Image != nil })
		if strings.Contains(said.Content, "I can't message you") {
			told++
		}
	}
	if told != 1 {
		w.t.Errorf("the member with closed direct messages was told of it %d times, want once", told)
	}
	return w.together(front)
}

// together lets both players keep their hands in the same moment.
func (w *world) together(front sandbox.Message) bool {
	keep, ok := find(front, "say")
	if !ok {
		return false
	}
	for _, m := range w.both(front, keep, w.ada, w.bruno) {
		if !strings.HasPrefix(m.Content, "Done") {
			w.t.Errorf("at the same moment: %q", m.Content)
		}
	}
	return true
}

// stranger lets a member without a seat press, and then whose turn it is act.
func (w *world) stranger(front sandbox.Message) bool {
	move, ok := find(front, "move")
	if _, window := find(front, "pass"); !ok || window {
		return false
	}
	said := w.both(front, move, w.chiara)[0]
	if !strings.Contains(said.Content, "Stai guardando") || !apptest.Private(said) {
		w.t.Errorf("a member without a seat is told %q", said.Content)
	}
	if now, err := w.ada.Member.Message(front.ID); err != nil || !apptest.Same(now, front) {
		w.t.Errorf("a stranger's press changed the message: %v", err)
	}
	w.act(front)
	return true
}

// twice lets a player press Pass on two devices at once.
func (w *world) twice(front sandbox.Message) bool {
	pass, ok := find(front, "pass")
	for _, p := range w.players[:2] {
		if !ok || !p.asked(front) || w.ada.asked(front) && w.bruno.asked(front) {
			continue
		}
		done := 0
		for _, m := range w.both(front, pass, p, p) {
			if strings.HasPrefix(m.Content, "Done") {
				done++
			}
		}
		if done != 1 {
			w.t.Errorf("two presses of Pass at once: %d were carried out", done)
		}
		return true
	}
	return false
}

// byDM finds the way to a window in the first player's direct messages, where a copy of the hand leads there and
// to the hand, and answers it there.
func (w *world) byDM(front sandbox.Message) bool {
	p := w.ada
	pass, ok := find(front, "pass")
	if !ok || !p.asked(front) || w.bruno.asked(front) {
		return false
	}
	// first sent before there was a thread
	dm := w.await(p, "the way there in the direct messages", func(m sandbox.Message) bool {
		return m.ChannelID != front.ChannelID && len(m.Components) > 0 &&
			slices.ContainsFunc(m.Components[0].Components,
				func(c sandbox.Component) bool { return strings.HasSuffix(c.URL, "/"+front.ChannelID) })
	})
	if _, ok := find(dm, "hand"); !ok || len(dm.Components) != 1 || len(dm.Components[0].Components) != 2 {
		w.t.Errorf("the direct message has other buttons than Open match and Hand: %+v", dm.Components)
	}
	if got := w.both(front, pass, p)[0]; !strings.HasPrefix(got.Content, "Done") {
		w.t.Errorf("Pass in the thread that the direct message leads to: %q", got.Content)
	}
	return true
}

// silence lets a window run out.
func (w *world) silence(front sandbox.Message) bool {
	if _, ok := find(front, "pass"); !ok {
		return false
	}
	w.clock.Advance(12*time.Hour + time.Minute)
	return true
}
