package page_test

import (
	"fmt"
	"math"
	"testing"
)

// box is how large a picture stands in a message, in points.
type box struct{ wide, high float64 }

// boxOf is the box of the only picture in a message.
func boxOf(b *tab, message string) box {
	b.t.Helper()
	img := fmt.Sprintf("document.querySelector(%q)", message+" "+hook("picture")+" img")
	b.Wait(img)
	eval[bool](b, "("+img+".scrollIntoView(), true)")
	b.Wait(img + ".complete && " + img + ".naturalWidth > 0")
	got := eval[[]float64](b, fmt.Sprintf("(() => { const r = %s.getBoundingClientRect(); return [r.width, r.height]; })()", img))
	return box{got[0], got[1]}
}

// TestPictureBoxes ensures that pictures stand as large as Discord's clients show them: on a desktop within 550 by 350
// points, in an embed within 400 by 300, never larger than they are; on a phone as wide as the message has room, and no
// higher than 1.15 times the screen's width. A press enlarges each of them to all of the screen that it can fill.
func TestPictureBoxes(t *testing.T) {
	type picture struct {
		wide, high int
		embed      bool
	}
	for _, screen := range []struct {
		name       string
		wide, high int
		want       map[picture]box // 0: as wide as the message has room
	}{
		{"wide", 1440, 900, map[picture]box{
			{1080, 1080, false}: {350, 350}, {1080, 1350, false}: {280, 350}, {1080, 2227, false}: {169.7, 350},
			{1600, 500, false}: {550, 171.9}, {200, 100, false}: {200, 100},
			{1080, 1080, true}: {300, 300}, {1600, 500, true}: {400, 125}, {1080, 2227, true}: {145.5, 300},
		}},
		{"phone", 390, 844, map[picture]box{
			{1080, 1080, false}: {0, 0}, {1080, 1350, false}: {0, 0}, {1600, 500, false}: {0, 0},
			{1080, 2227, false}: {217.5, 448.5}, {200, 100, false}: {200, 100}, {1080, 2227, true}: {217.5, 448.5},
		}},
	} {
		t.Run(screen.name, func(t *testing.T) {
			d := newStandIn(t, sample())
			at, n := map[picture]string{}, -100
			for p := range screen.want {
				media := obj{"url": fmt.Sprintf("http://127.0.0.1:8484/attachments/1/1/%dx%d.png", p.wide, p.high),
					"width": p.wide, "height": p.high, "description": "A board."}
				more := obj{"embeds": []any{obj{"type": "rich", "title": "Ada vs Bruno", "image": media}}}
				if !p.embed {
					media["id"], media["filename"], media["content_type"] = "1", "board.png", "image/png"
					more = obj{"attachments": []any{media}}
				}
				put(d.world, matches, message(n, matches, "", more))
				at[p] = in(hook("pane-1"), the(n))
				n++
			}
			b := openTab(t, d.URL, screen.wide, screen.high)
			if screen.wide > 1000 {
				b.press(hook("split")) // one pane has room for all that Discord shows
			}
			for p, want := range screen.want {
				got := boxOf(b, at[p])
				if want.wide == 0 {
					want.wide = eval[float64](b, fmt.Sprintf("document.querySelector(%q).clientWidth",
						at[p]+" .message-body"))
					want.high = want.wide * float64(p.high) / float64(p.wide)
					if want.wide < 0.8*float64(screen.wide) {
						t.Errorf("a message has %.1f of %d points", want.wide, screen.wide)
					}
				}
				if math.Abs(got.wide-want.wide) > 1 || math.Abs(got.high-want.high) > 1 {
					t.Errorf("a picture of %+v stands %.1f by %.1f points large, want %.1f by %.1f", p, got.wide, got.high,
						want.wide, want.high)
				}
				b.press(in(at[p], hook("picture")))
				image := fmt.Sprintf("document.querySelector(%q)", hook("lightbox-image"))
				b.Wait(image + "?.naturalWidth > 0")
				r := eval[[]float64](b, fmt.Sprintf(`(() => { const r = %s.getBoundingClientRect(),
					s = %[1]s.parentElement.getBoundingClientRect(); return [r.width, r.height, s.width, s.height]; })()`,
					image))
				large := math.Min(1, math.Min((r[2]-16)/float64(p.wide), (r[3]-16)/float64(p.high)))
				if math.Abs(r[0]-large*float64(p.wide)) > 2 || r[0] < got.wide-2 && r[1] < got.high-2 {
					t.Errorf("a picture of %+v is enlarged to %.1f by %.1f points, want %.2f of it; the stage has %.1f by %.1f",
						p, r[0], r[1], large, r[2], r[3])
				}
				b.press(in(hook("lightbox"), ".dialog-close"))
				b.unsee(hook("lightbox"))
			}
		})
	}
}
