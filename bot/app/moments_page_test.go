package app_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/clock"
	"farpost/bot/discord/port"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine/games/tools"
	"farpost/storage"

	"github.com/chromedp/chromedp"
)

// lastPainted is how many of the messages before a moment have their picture, too.
const lastPainted = 4

// curtain is a painter that draws nothing until it is raised.
type curtain struct{ port.Painter }

// photographer shows moments of real matches on the sandbox's page and saves what the screen shows.
type photographer struct {
	t    *testing.T
	app  *app.App
	st   *app.Studio
	veil *curtain
	own  port.Painter
	seed uint64
	// record is told of each request of the bot's; nil for nobody.
	record func(route string, body []byte, files int)
}

// TestMoments ensures that the sandbox's page shows telling moments of each game on a phone and on a wide screen, with
// their pictures. It is for looking at them: it saves the screens to the folder that PAGE_SHOTS names, as
// moment-GAME-NAME-WIDTH.png, and is skipped without one. PAGE_LOCALE is the language of those who play.
func TestMoments(t *testing.T) {
	dir := os.Getenv("PAGE_SHOTS")
	if dir == "" {
		t.Skip("PAGE_SHOTS names no folder")
	}
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	groups := map[string][]moment{}
	for _, m := range moments {
		key := fmt.Sprint(m.game, m.players)
		groups[key] = append(groups[key], m)
	}
	for _, key := range slices.Sorted(maps.Keys(groups)) {
		t.Run(key, func(t *testing.T) {
			left := groups[key]
			for seed := uint64(1); len(left) > 0; seed++ {
				if seed > 20 {
					t.Fatalf("%d moments are never reached, such as %s", len(left), left[0].name)
				}
				p := &photographer{t: t, st: st}
				p.start(seed)
				left = p.match(left)
			}
		})
	}
}

// start boots a bot whose matches are dealt by a seed.
func (p *photographer) start(seed uint64) {
	p.t.Helper()
	a, err := app.New(p.t.Context(), app.Config{DB: filepath.Join(p.t.TempDir(), "farpost.db"),
		SandboxAddr: "127.0.0.1:0", Workers: 4},
		app.Deps{Clock: clock.NewFake(time.Now()), Patience: clock.NewFake(time.Now()),
			Seed: func() uint64 { return seed }, PerSecond: -1, Eager: true,
			Painter: func(own port.Painter) port.Painter {
				p.own, p.veil = own, &curtain{unpainted(own)}
				return p.veil
			},
			Sandbox: func(c *sandbox.Config) {
				c.Clock, c.Limits.PerSecond = sandbox.UnhurriedClock{}, -1
				if tongue := os.Getenv("PAGE_LOCALE"); tongue != "" {
					c.Locales = []string{tongue, tongue, tongue, tongue}
				}
				if p.record != nil {
					c.Record = func(x sandbox.Exchange) { p.record(x.Method+" "+x.Template, x.Body, x.Files) }
				}
			}})
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() {
		if err := a.Close(context.Background()); err != nil {
			p.t.Errorf("close: %v", err)
		}
	})
	p.seed = seed
	if p.app = a; a.Start(p.t.Context()) != nil {
		p.t.Fatal("the bot does not start")
	}
}

// match plays a match, takes pictures of the moments of it that are wanted, and gives those that it does not have.
func (p *photographer) match(want []moment) (left []moment) {
	p.t.Helper()
	ctx := p.t.Context()
	id := p.deal(want[0].game, want[0].players)
	pos, err := p.app.Table.Position(ctx, id)
	if err != nil {
		p.t.Fatal(err)
	}
	known, _ := tools.ByName(want[0].game)
	answers, got, err := foresee(p.st, pos, known.Policy, want)
	if err != nil {
		p.t.Fatal(err)
	}
	done := 0
	for _, f := range got {
		for ; done < f.answers; done++ {
			if f.answers-done <= lastPainted {
				p.sent()
				p.veil.Painter = p.own
			}
			a := answers[done]
			if _, err := p.app.Table.Do(ctx, table.Act{Match: id, Player: pos.Seats[a.seat].Player, Q: a.q,
				Reply: a.reply}); err != nil {
				p.t.Fatalf("answer %d: %v", done, err)
			}
		}
		p.sent()
		p.veil.Painter = p.own
		p.t.Logf("%s of %s: match %d, after %d answers", f.name, f.game, p.seed, f.answers)
		p.take(id, f.moment)
		p.veil.Painter = unpainted(p.own)
	}
	return slices.DeleteFunc(slices.Clone(want), func(m moment) bool {
		return slices.ContainsFunc(got, func(f found) bool { return f.name == m.name })
	})
}

// deal begins a match of the first members with the ready decks.
func (p *photographer) deal(game string, players int) string {
	p.t.Helper()
	ctx, decks := p.t.Context(), p.st.Decks(game)
	var ids []string
	for i := range players {
		member := p.app.Sandbox.Member(i)
		if _, err := member.Run(ctx, p.app.Sandbox.ChannelID("matches"), "help", nil); err != nil { // now it has a name
			p.t.Fatal(err)
		}
		ids = append(ids, member.ID())
	}
	if tongue := os.Getenv("PAGE_LOCALE"); tongue != "" { // the server's, too
		if _, err := p.app.Sandbox.Member(0).Run(ctx, p.app.Sandbox.ChannelID("matches"), "setup", nil,
			sandbox.OptionValue{Name: "language", Value: tongue}); err != nil {
			p.t.Fatal(err)
		}
	}
	deck := func(i int) table.Deck {
		d := decks[i%len(decks)]
		return table.Deck{Name: d.Name(cmp.Or(os.Getenv("PAGE_LOCALE"), "en")), Cards: d.Cards}
	}
	m, err := p.app.Table.Invite(ctx, table.Invitation{Server: p.app.Sandbox.GuildID(),
		Channel: p.app.Sandbox.ChannelID("matches"), Game: game, From: ids[0], To: ids[1:], Deck: deck(0)})
	for i, id := range ids[1:] {
		if err == nil {
			m, err = p.app.Table.Accept(ctx, m.ID, id, deck(i+1), "")
		}
	}
	if err != nil {
		p.t.Fatal(err)
	}
	return m.ID
}

// sent waits until the outbox has nothing to send.
func (p *photographer) sent() {
	p.t.Helper()
	for left := true; left; runtime.Gosched() {
		left = false
		err := p.app.Store.View(p.t.Context(), func(tx storage.ReadTx) error {
			for _, st := range []storage.OutboxStatus{storage.Pending, storage.InFlight} {
				rows, err := tx.OutboxRows(st, 1)
				if left = left || len(rows) > 0; err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			p.t.Fatal(err)
		}
	}
}

// take saves what both screens show of a match now, to whoever is asked.
func (p *photographer) take(id string, m moment) {
	p.t.Helper()
	p.sent()
	pos, err := p.app.Table.Position(p.t.Context(), id)
	if err != nil {
		p.t.Fatal(err)
	}
	asked := 0
	if pos.State.Ask != nil {
		for _, sa := range slices.Backward(pos.State.Ask.Seats) {
			if player := pos.Seats[sa.Seat].Player; !sa.Optional {
				asked = slices.IndexFunc([]int{0, 1, 2, 3}, func(i int) bool {
					return p.app.Sandbox.Member(i).ID() == player
				})
			}
		}
	}
	for _, size := range [][2]int{{390, 844}, {1440, 900}} {
		b := openTab(p.t, p.app.Sandbox.URL(), size[0], size[1])
		b.Wait("document.documentElement.dataset.ready")
		p.settle(b, pos.Match.Thread, asked)
		pane := hook("pane-1")
		picture := pane + " " + hook("picture") + " img"
		if m.open != "" {
			b.see(pane + " " + action(m.open))
			b.press(pane + " " + action(m.open))
			private := pane + " " + hook("message") + `[data-ephemeral="true"]:not([aria-busy="true"])`
			b.see(private)
			picture = private + " " + hook("picture") + " img"
		}
		b.see(picture)
		eval[bool](b, fmt.Sprintf(`(async () => {
			for (const p of document.querySelectorAll(".pane")) {
				const last = [...p.querySelectorAll(%q)].findLast((n) => n.checkVisibility() && n.dataset.author !== "system");
				last?.scrollIntoView({block: "end"});
			}
			return true;
		})()`, hook("message")))
		b.Wait(`[...document.images].every((i) => {
			const r = i.getBoundingClientRect();
			return r.bottom <= 0 || r.top >= innerHeight || !i.checkVisibility() || i.complete && i.naturalWidth > 0;
		})`)
		eval[bool](b, `(async () => {
			await Promise.all([...document.images].filter((i) => i.complete).map((i) => i.decode().catch(() => 0)));
			await new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 200));
			return true;
		})()`)
		p.save(b, fmt.Sprintf("moment-%s-%s-%d", m.game, m.name, size[0]))
	}
}

// settle turns the first pane to the one who is asked and the second to somebody else, both in the match's thread.
func (p *photographer) settle(b *tab, thread string, asked int) {
	p.t.Helper()
	put := func(key string, value any) {
		raw, err := json.Marshal(value)
		if err != nil {
			p.t.Fatal(err)
		}
		eval[bool](b, fmt.Sprintf("(localStorage.setItem(%q, %q), true)", "farpost.sandbox."+key, raw))
	}
	for pane, who := range []int{asked, (asked + 1) % 2} {
		id := p.app.Sandbox.Member(who).ID()
		put(fmt.Sprint("member.", pane+1), id)
		put(fmt.Sprint("places.", pane+1), map[string]any{id: map[string]any{"kind": "thread",
			"places": map[string]string{"thread": thread}}})
	}
	put("intro", false)
	b.Run(chromedp.Navigate(p.app.Sandbox.URL()))
	b.Wait(fmt.Sprintf("document.documentElement.dataset.ready && document.querySelector(%q)?.dataset.member === %q",
		hook("pane-1"), p.app.Sandbox.Member(asked).ID()))
	b.see(hook("pane-1") + " " + hook("message"))
}

// save writes the screen as a PNG of few colours.
func (p *photographer) save(b *tab, name string) {
	p.t.Helper()
	b.Shot(name)
	file := filepath.Join(os.Getenv("PAGE_SHOTS"), name+".png")
	raw, err := os.ReadFile(file)
	if err != nil {
		p.t.Fatal(err)
	}
	im, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		p.t.Fatal(err)
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, reduced(im)); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// shades is how many colours a saved screen has.
const shades = 128

// reduced is a picture in its most frequent colours, each a little unlike the others.
func reduced(im image.Image) *image.Paletted {
	b := im.Bounds()
	count := map[color.RGBA]int{}
	at := func(x, y int) color.RGBA {
		r, g, b, _ := im.At(x, y).RGBA()
		return color.RGBA{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), 255}
	}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			count[at(x, y)]++
		}
	}
	all := slices.SortedFunc(maps.Keys(count), func(p, q color.RGBA) int {
		return cmp.Or(count[q]-count[p], cmp.Compare(uint32(p.R)<<16|uint32(p.G)<<8|uint32(p.B),
			uint32(q.R)<<16|uint32(q.G)<<8|uint32(q.B)))
	})
	var pal color.Palette
	for apart := 900; apart >= 0 && len(pal) < shades; apart -= 180 {
		for _, c := range all {
			if len(pal) == shades {
				break
			}
			if !slices.ContainsFunc(pal, func(p color.Color) bool { return distance(p.(color.RGBA), c) <= apart }) {
				pal = append(pal, c)
			}
		}
	}
	number := map[color.RGBA]uint8{}
	for _, c := range all {
		number[c] = uint8(pal.Index(c))
	}
	out := image.NewPaletted(b, pal)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			out.SetColorIndex(x, y, number[at(x, y)])
		}
	}
	return out
}

func distance(p, q color.RGBA) int {
	r, g, b := int(p.R)-int(q.R), int(p.G)-int(q.G), int(p.B)-int(q.B)
	return r*r + g*g + b*b
}
