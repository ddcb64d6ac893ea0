package app_test

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/sys/unix"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/clock"
	"farpost/bot/internal/loopback"
	"farpost/bot/sandbox"
)

func TestBubble(t *testing.T) {
	if err := app.Preload(); err != nil {
		t.Fatal(err)
	}
	dir, _ := os.MkdirTemp("/dev/shm", "bub")
	defer os.RemoveAll(dir)
	synctest.Test(t, func(t *testing.T) {
		n := loopback.New()
		ctx := context.Background()
		real0 := time.Now()
		c := app.Config{DB: filepath.Join(dir, "farpost.db"), SandboxAddr: "127.0.0.1:0", Workers: 1}
		fmt.Println("new", wall())
		a, err := app.New(ctx, c, app.Deps{Clock: clock.System(), Log: slog.New(slog.NewTextHandler(os.Stderr, nil)),
			Dial: n.DialContext, PerSecond: -1, Painter: unpainted,
			Sandbox: func(c *sandbox.Config) { c.Listen = n.Listen; c.Limits.PerSecond = -1 }})
		if err != nil {
			t.Fatal(err)
		}
		fmt.Println("start", wall())
		if err := a.Start(ctx); err != nil {
			t.Fatal(err)
		}
		fmt.Println("started", time.Since(real0), wall())
		p := &apptest.Player{Member: a.Sandbox.Member(0), Rand: rand.New(rand.NewPCG(7, 1))}
		q := &apptest.Player{Member: a.Sandbox.Member(1), Rand: rand.New(rand.NewPCG(7, 2))}
		inv, err := p.Invite(ctx, a.Sandbox.ChannelID("matches"), q)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Println("invited", time.Since(real0), wall())
		if _, err := q.Accept(ctx, inv); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		fmt.Println("accepted", time.Since(real0), wall())
		time.Sleep(time.Hour)
		fmt.Println("slept", time.Since(real0), wall())
		if err := a.Close(ctx); err != nil {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Second)
	})
}

func wall() time.Duration {
	var t unix.Timespec
	_ = unix.ClockGettime(unix.CLOCK_MONOTONIC, &t)
	return time.Duration(t.Nano()) % (1000 * time.Second)
}
