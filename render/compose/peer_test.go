//go:build linux

package compose_test

import (
	"context"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"

	"farpost/render"
	"farpost/render/compose"
	"farpost/render/gallery"
	"farpost/render/plan"
)

// peerScenes are a board, and the same board after a usual action.
func peerScenes() (before, after render.Scene) {
	make := func() render.Scene {
		s := gallery.Scene("en", gallery.Normal())
		s.Title, s.LastAction = "Annalisa – Bertrand", "Annalisa declared Scorchbolt at Tidewright."
		return s
	}
	before, after = make(), make()
	after.View.Turn++
	after.LastAction = "Bertrand du Lac declared Scorchbolt at Tidewright."
	after.View.Zones[0].Cards[0].Stats[0].Now++
	return before, after
}

// TestPeer compares drawing with a peer's on the same scene, if there is a peer (../bench/README.md). It ensures that
// both draw what they are asked to. It only prints the times.
func TestPeer(t *testing.T) {
	if os.Getenv("FARPOST_PEER") == "" {
		t.Skip("FARPOST_PEER is not set: see ../bench/README.md")
	}
	r := newComposer(t, compose.Options{})
	before, after := peerScenes()
	dir := t.TempDir()
	writeScene(t, r, dir, before, after)
	// Each gives wall time and the processors' time.
	full := func() [2]time.Duration {
		r.Forget()
		return timed(t, r, before)
	}
	part := func() [2]time.Duration {
		r.Forget()
		timed(t, r, before)
		return timed(t, r, after)
	}
	for range 3 {
		out, err := exec.Command("node", filepath.Join("..", "bench", "peer.cjs"), dir).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		t.Logf("peer: %s", out)
		var peer [4]float64
		if _, err := fmt.Sscanf(string(out), "full %f ms (cpu %f), incremental %f ms (cpu %f)", &peer[0], &peer[1],
			&peer[2], &peer[3]); err != nil {
			t.Fatalf("the peer says %q: %v", out, err)
		}
		for _, way := range []struct {
			name string
			do   func() [2]time.Duration
			at   int
		}{{"full", full, 0}, {"incremental", part, 2}} {
			var wall, cpu []time.Duration
			for i := range 45 {
				if d := way.do(); i >= 5 {
					wall, cpu = append(wall, d[0]), append(cpu, d[1])
				}
			}
			w, c := ms(median(wall)), ms(median(cpu))
			t.Logf("ours: %s: %.2f ms (cpu %.2f), %.2f (cpu %.2f) of the peer", way.name, w, c, w/peer[way.at],
				c/peer[way.at+1])
		}
	}
}

// timed draws one board and returns its wall time and processor time.
func timed(t *testing.T, r *compose.Composer, s render.Scene) [2]time.Duration {
	t.Helper()
	start, used := time.Now(), cpuTime(t)
	if _, err := post(context.Background(), r, s); err != nil {
		t.Fatal(err)
	}
	return [2]time.Duration{time.Since(start), cpuTime(t) - used}
}

// cpuTime returns the processor time of all threads of this process.
func cpuTime(t *testing.T) time.Duration {
	t.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// writeScene writes the sprites of both boards as files, with their places.
func writeScene(t *testing.T, r *compose.Composer, dir string, scenes ...render.Scene) {
	t.Helper()
	var all struct {
		W      int             `json:"w"`
		H      int             `json:"h"`
		Boards []compose.Parts `json:"boards"`
	}
	for _, s := range scenes {
		p, err := r.Parts(plan.Post(s))
		if err != nil {
			t.Fatal(err)
		}
		for name, im := range p.Sprites {
			f, err := os.Create(filepath.Join(dir, name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(f, im); err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
		}
		all.W, all.H, all.Boards = p.W, p.H, append(all.Boards, p)
	}
	b, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "scene.json"), b, 0o644); err != nil {
		t.Fatal(err)
	}
}
