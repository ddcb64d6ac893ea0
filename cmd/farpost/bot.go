package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"time"

	"farpost/bot/app"
	"farpost/bot/sandbox"
	"farpost/storage/sqlite"
)

// runBot runs the bot until it is interrupted.
func runBot(ctx context.Context, args []string) error {
	if err := flags("run").Read(args, 0, 0); err != nil {
		return err
	}
	c, err := app.FromEnviron(os.Environ(), ".env")
	if err != nil {
		return err
	}
	text := slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelInfo})
	log := slog.New(app.Guarded(text, c.Token))
	slog.SetDefault(log) // what libraries print goes through the same door
	slots := app.TuneProcess(c, os.LookupEnv)
	go app.TendMemory(ctx, nil, c.MemoryMB, os.LookupEnv)
	a, err := app.New(ctx, c, app.Deps{Log: log, Slots: slots})
	if ctx.Err() != nil && err != nil {
		return nil // it was stopped before it was ready
	}
	if err != nil {
		return err
	}
	return a.Run(ctx, func() { fmt.Println(started(a)) })
}

// started says in one line what the bot did.
func started(a *app.App) string {
	if a.Sandbox != nil {
		return fmt.Sprintf("Farpost plays on its sandbox: open %s in a browser. Database: %s. Ctrl-C stops it.",
			a.Sandbox.URL(), a.Config.DB)
	}
	where := "everywhere"
	if a.Config.Guild != "" {
		where = "on server " + a.Config.Guild
	}
	return fmt.Sprintf("Farpost is connected to Discord; its commands are registered %s. "+
		"Database: %s. Ctrl-C stops it.", where, a.Config.DB)
}

// runSandbox runs the sandbox alone, so that a bot beside it can be stopped and started.
func runSandbox(ctx context.Context, args []string) error {
	if err := flags("sandbox").Read(args, 0, 0); err != nil {
		return err
	}
	c, err := app.FromEnviron(os.Environ(), ".env")
	if err != nil {
		return err
	}
	cfg := app.SandboxConfig(c)
	cfg.Token = c.Token
	cfg.OnError = func(err error) { fmt.Fprintln(os.Stderr, err) }
	s, err := sandbox.New(cfg)
	if err != nil {
		return fmt.Errorf("%w: the sandbox's state cannot be used: %v", app.ErrConfig, err)
	}
	if err := s.Start(); err != nil {
		return fmt.Errorf("%w: %v; set FARPOST_SANDBOX_ADDR to another address", app.ErrConfig, err)
	}
	fmt.Printf("The sandbox is at %s. Point a bot at it: DISCORD_API_URL=%s DISCORD_TOKEN=any farpost\n", s.URL(),
		s.URL())
	<-ctx.Done()
	end, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	return s.Close(end)
}

// runBackup copies the database, also while the bot runs.
func runBackup(ctx context.Context, args []string) error {
	fs := flags("backup")
	if err := fs.Read(args, 1, 1); err != nil {
		return err
	}
	c, err := app.FromEnviron(os.Environ(), ".env")
	if err != nil {
		return err
	}
	if err := sqlite.Backup(ctx, c.DB, fs.Arg(0)); err != nil {
		return fmt.Errorf("copy %s to %s: %w", c.DB, fs.Arg(0), err)
	}
	fmt.Printf("%s is a complete copy of %s.\n", fs.Arg(0), c.DB)
	return nil
}
