package sqlite_test

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"farpost/storage"
	"farpost/storage/sqlite/peer"
)

// BenchmarkAction measures durable inputs a second, beside what SQLite alone does with the same rows in the same run
// (package peer).
func BenchmarkAction(b *testing.B) {
	for _, players := range []int{1, 8, 64} {
		b.Run(fmt.Sprintf("players=%d", players), func(b *testing.B) {
			match, err := peer.New(b.TempDir(), players)
			if err != nil {
				b.Fatal(err)
			}
			var oursTime, aloneTime time.Duration
			actions := 0
			for b.Loop() {
				ours, alone, err := match.Turns()
				if err != nil {
					b.Fatal(err)
				}
				oursTime, aloneTime, actions = oursTime+ours, aloneTime+alone, actions+match.Actions()
			}
			b.ReportMetric(float64(actions)/oursTime.Seconds(), "actions/s")
			b.ReportMetric(float64(actions)/aloneTime.Seconds(), "alone/s")
			b.ReportMetric(aloneTime.Seconds()/oursTime.Seconds(), "ratio")
			if err := match.Close(); err != nil {
				b.Fatal(err)
			}
		})
	}
}

// BenchmarkLoad measures reading a match and its state of 6 KB.
func BenchmarkLoad(b *testing.B) {
	s := open(b, filepath.Join(b.TempDir(), "farpost.db"))
	err := s.Update(context.Background(), func(tx storage.Tx) error { _, err := begin(tx, "m3"); return err })
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		view(b, s, func(tx storage.ReadTx) error {
			if _, err := tx.Match("m3"); err != nil {
				return err
			}
			_, err := tx.State("m3")
			return err
		})
	}
}

// BenchmarkClaim measures claiming and finishing a row while 20 or 20,000 wait, each in a lane of its own, and as many
// doors are paused with a row behind each.
func BenchmarkClaim(b *testing.B) {
	for _, waiting := range []int{20, 20_000} {
		b.Run(fmt.Sprint(waiting), func(b *testing.B) { benchmarkClaim(b, waiting) })
	}
}

func benchmarkClaim(b *testing.B, waiting int) {
	s := open(b, filepath.Join(b.TempDir(), "farpost.db"))
	update := func(f func(tx storage.Tx) error) {
		if err := s.Update(context.Background(), f); err != nil {
			b.Fatal(err)
		}
	}
	update(func(tx storage.Tx) error {
		for i := range waiting {
			door := fmt.Sprintf("person:%d", i)
			if err := tx.PauseDoor(storage.Pause{Door: door, Until: noon.Add(time.Hour)}); err != nil {
				return err
			}
			for _, r := range []storage.OutboxRow{
				{Lane: fmt.Sprintf("match:%d", i), Kind: "edit", Rank: 2, Payload: make([]byte, 300)},
				{Lane: "hand:" + door, Kind: "hand", Rank: 1, Door: door, Payload: make([]byte, 300)},
			} {
				if _, err := tx.AppendOutbox(r); err != nil {
					return err
				}
			}
		}
		return nil
	})
	for b.Loop() {
		update(func(tx storage.Tx) error {
			if _, err := tx.AppendOutbox(storage.OutboxRow{Lane: "channel:1", Kind: "prompt"}); err != nil {
				return err
			}
			rows, err := tx.ClaimOutbox(noon, 1, storage.LastRank)
			if err != nil {
				return err
			}
			return tx.FinishOutbox(rows[0].ID, "sent", noon)
		})
	}
}
