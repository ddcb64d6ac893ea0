package people

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/simulate/world"
)

// Habits are how somebody is. Chances are from 0 to 1.
type Habits struct {
	Away   time.Duration // how long they stay away, on average
	Sits   int           // how many things they do in one sitting, at most
	Odd    float64       // does what nobody is asked for: any button, any command
	Twice  float64       // presses twice at once
	Late   float64       // presses what they saw a while ago
	Silent bool          // never does anything in a match but pass
	// Written says that they want to be called by direct messages.
	Written bool
	// Vanishes is after how long they never come again; 0 for never.
	Vanishes time.Duration
}

// Person is a member who plays, by what a member sees and can press alone.
type Person struct {
	*sandbox.Member
	Name   string
	Habits Habits
	Acts   int // what they have done
	// Unanswered is how often the bot gave no sign in time.
	Unanswered int

	w      *world.World
	rand   *rand.Rand
	tried  map[string]map[string]int // by message as it looks, then as a strategy counts
	seen   []sight                   // what they saw lately
	page   string                    // the private page that is open; "" for none
	others []*Person
}

// sight is a button that was seen.
type sight struct{ message, id string }

// New makes the person who is the i-th member.
func New(w *world.World, i int, h Habits) *Person {
	return newPerson(w, w.Sandbox.Member(i), fmt.Sprintf("member %d", i), h)
}

func newPerson(w *world.World, m *sandbox.Member, name string, h Habits) *Person {
	own := fnv.New64a()
	own.Write([]byte(name)) // it never fails
	return &Person{Member: m, Name: name, Habits: h, w: w, rand: rand.New(rand.NewPCG(w.Seed, own.Sum64())),
		tried: map[string]map[string]int{}}
}

// Beside makes another one who acts as the same member, for what they do besides playing, such as organising: each of
// the two draws for themselves, and has pages of their own.
func (p *Person) Beside(what string) *Person {
	other := newPerson(p.w, p.Member, p.Name+" "+what, p.Habits)
	other.Meet(p.others)
	return other
}

// Meet tells a person who else there is.
func (p *Person) Meet(others []*Person) { p.others = others }

// Live has the person come and go until ctx ends.
func (p *Person) Live(ctx context.Context) {
	if p.Habits.Vanishes > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, p.Habits.Vanishes)
		defer cancel()
	}
	if p.Habits.Written {
		p.enter()
		out, err := p.Run(ctx, p.w.Sandbox.ChannelID("matches"), "settings", nil)
		p.done(out, err)
		p.taps(ctx, out.MessageID, "tell:dm")
	}
	for p.sleep(ctx, time.Duration(p.rand.ExpFloat64()*float64(p.Habits.Away))) {
		for range 1 + p.rand.IntN(max(p.Habits.Sits, 1)) {
			if !p.act(ctx) || !p.sleep(ctx, time.Duration(1+p.rand.IntN(20))*time.Second) {
				break
			}
		}
	}
}

func (p *Person) sleep(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return ctx.Err() == nil
	case <-ctx.Done():
		return false
	}
}

// enter waits until nobody else acts.
func (p *Person) enter() { _ = p.w.Gate.Enter(nil, "act of "+p.Name, 0) } // who has no owner always passes

// act does one thing. It is false when there is nothing to do.
func (p *Person) act(ctx context.Context) bool {
	p.enter()
	if ctx.Err() != nil {
		return false
	}
	all := p.Pressable()
	p.look(all)
	chance := p.rand.Float64()
	h := p.Habits
	switch {
	case chance < h.Odd:
		p.odd(ctx, all)
		return true
	case chance < h.Odd+h.Late && len(p.seen) > 0:
		s := p.seen[p.rand.IntN(len(p.seen))]
		p.done(p.Forge(ctx, sandbox.Forged{MessageID: s.message, Kind: sandbox.InteractionComponent,
			Data: map[string]any{"custom_id": s.id, "component_type": sandbox.TypeButton}}))
		return true
	}
	m, move, ok := p.choose(all)
	if !ok {
		return false
	}
	if p.rand.Float64() < h.Twice {
		go func() {
			p.enter()
			_, _ = p.Press(ctx, m.ID, move.CustomID, move.Values...) // whatever becomes of it
		}()
	}
	p.press(ctx, m, move)
	return true
}

// press presses something, and fills in the form that it may open.
func (p *Person) press(ctx context.Context, m sandbox.Message, move sandbox.Move) {
	out, err := p.Press(ctx, m.ID, move.CustomID, move.Values...)
	p.done(out, err)
	if err != nil || out.Kind != sandbox.OutcomeModal {
		return
	}
	values := map[string]string{}
	for _, row := range out.Modal.Components {
		for _, in := range row.Components {
			values[in.CustomID] = p.text(in)
		}
	}
	if !p.sleep(ctx, 5*time.Second) {
		return
	}
	p.enter()
	p.done(p.Submit(ctx, out.InteractionID, values))
}

// text is what a person types into an input: what stands there, a number, or a word.
func (p *Person) text(in sandbox.Component) string {
	n := max(in.MinLength, 1)
	word := []string{"", "1", "3", "7d", "because", "0-1", "Spring Cup"}[p.rand.IntN(7)]
	if in.Value != "" && p.rand.IntN(2) == 0 {
		word = in.Value
	}
	for len(word) < n {
		word += "x"
	}
	if in.MaxLength > 0 && len(word) > in.MaxLength {
		word = word[:in.MaxLength]
	}
	return word
}

// done notes what became of an act.
func (p *Person) done(out sandbox.Outcome, err error) {
	p.Acts++
	var no *sandbox.Refusal
	switch {
	case errors.As(err, &no) || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded):
	case err != nil:
		p.w.Log.Fail(fmt.Errorf("%s: %w", p.Name, err))
	case out.Kind == sandbox.OutcomeFailed:
		p.Unanswered++
	case out.MessageID != "":
		p.page = out.MessageID
	}
}

// look remembers some of what can be pressed, to come back to it too late.
func (p *Person) look(all []sandbox.Message) {
	if len(all) == 0 || p.Habits.Late == 0 {
		return
	}
	m := all[p.rand.IntN(len(all))]
	for _, b := range buttons(m) {
		p.seen = append(p.seen, sight{m.ID, b.CustomID})
	}
	p.seen = p.seen[max(0, len(p.seen)-40):]
}

// choose finds what is asked of the person, and what to press there: on the page that is open, else on the newest
// message that mentions them.
func (p *Person) choose(all []sandbox.Message) (sandbox.Message, sandbox.Move, bool) {
	for _, m := range slices.Backward(all) {
		if m.ID == p.page && apptest.Private(m) {
			if move, ok := p.strategy(m); ok {
				return m, move, true
			}
			p.page = ""
		}
	}
	var asked []sandbox.Message
	for _, m := range all {
		if !apptest.Private(m) && m.X != nil && (m.X.MentionsMe || m.GuildID == "") {
			asked = append(asked, m)
		}
	}
	for len(asked) > 0 {
		i := len(asked) - 1 - p.rand.IntN(min(len(asked), 3))
		if move, ok := p.strategy(asked[i]); ok {
			return asked[i], move, true
		}
		asked = slices.Delete(asked, i, i+1)
	}
	return sandbox.Message{}, sandbox.Move{}, false
}

// strategy says what to press on a message.
func (p *Person) strategy(m sandbox.Message) (sandbox.Move, bool) {
	if p.Habits.Silent {
		return p.passes(m)
	}
	key := m.ID + "\n" + m.Content
	tried := p.tried[key]
	if tried == nil {
		tried = map[string]int{}
		p.tried[key] = tried
	}
	n := 0
	for _, c := range tried {
		n += c
	}
	var move sandbox.Move
	ok := false
	if p.rand.IntN(6) > 0 {
		move, ok = p.plays(m, tried)
	}
	if !ok {
		move, ok = sandbox.DefaultStrategy(sandbox.Prompt{Message: m, Tried: tried, Presses: n, Rand: p.rand})
	}
	if !ok {
		if p.rand.IntN(40) == 0 {
			clear(tried) // they look again
		}
		return move, false
	}
	tried[move.CustomID]++
	for _, v := range move.Values {
		tried[v]++
	}
	return move, true
}
