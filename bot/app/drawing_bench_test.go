package app_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/storage"
	"farpost/storage/sqlite"
)

// BenchmarkCommitWhileDrawing measures how long a commit takes with nothing else to do, and while eight matches
// draw boards without a pause. Both take turns, so that a noisy machine disturbs them alike.
func BenchmarkCommitWhileDrawing(b *testing.B) {
	ctx := context.Background()
	store, err := sqlite.Open(ctx, filepath.Join(b.TempDir(), "commit.db"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		if err := store.Close(); err != nil {
			b.Error(err)
		}
	})
	slots := app.TuneProcess(app.Config{PictureMB: 56}, os.LookupEnv)
	b.Cleanup(func() { runtime.GOMAXPROCS(slots) })
	r, err := render.New(app.PictureOptions(0, slots))
	if err != nil {
		b.Fatal(err)
	}
	n := 0
	commit := func() time.Duration {
		n++
		start := time.Now()
		err := store.Update(ctx, func(tx storage.Tx) error {
			for i := range 2 {
				row := storage.OutboxRow{Lane: "channel:1", Nonce: fmt.Sprintf("%d-%d", n, i), Kind: "post",
					Payload: make([]byte, 3000), Created: start}
				if _, err := tx.AppendOutbox(row); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			b.Fatal(err)
		}
		took := time.Since(start)
		time.Sleep(200 * time.Microsecond) // matches act now and then, so every commit finds the writer asleep
		return took
	}
	var boards atomic.Int64
	var idle, busy []time.Duration
	for b.Loop() {
		for range 250 {
			idle = append(idle, commit())
		}
		stop, cancel := context.WithCancel(ctx)
		var wg sync.WaitGroup
		for m := range 8 {
			wg.Go(func() {
				for i := 0; stop.Err() == nil; i++ {
					s := gallery.Scene("en", gallery.Normal())
					s.View.Turn, s.LastAction = 1000*m+i,
						fmt.Sprint("Something of match ", m, " for the time ", boards.Add(1))
					if _, err := r.Board(stop, s); err != nil && stop.Err() == nil {
						b.Error(err)
					}
				}
			})
		}
		for range 250 {
			busy = append(busy, commit())
		}
		cancel()
		wg.Wait()
	}
	at := func(d []time.Duration, share float64) float64 {
		slices.Sort(d)
		return float64(d[int(share*float64(len(d)-1))].Microseconds()) / 1000
	}
	b.ReportMetric(at(idle, 0.5), "idle-p50-ms")
	b.ReportMetric(at(idle, 0.99), "idle-p99-ms")
	b.ReportMetric(at(busy, 0.5), "busy-p50-ms")
	b.ReportMetric(at(busy, 0.99), "busy-p99-ms")
	b.ReportMetric(at(busy, 0.99)/at(idle, 0.99), "p99-ratio")
	b.ReportMetric(float64(boards.Load()), "boards")
}
