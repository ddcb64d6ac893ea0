package bench

import (
	"context"
	"log/slog"
	"os"

	"farpost/bot/app"
	"farpost/storage"
)

// RunBot is the child that is measured: the bot as cmd/farpost wires it, connected to the sandbox at url. It tells on
// standard output what it commits. perSecond is that of [app.Deps].
func RunBot(ctx context.Context, db, url string, perSecond int) error {
	out := newLines(os.Stdout)
	c := botConfig(db, url)
	slots := app.TuneProcess(c, os.LookupEnv)
	go app.TendMemory(ctx, nil, c.MemoryMB, os.LookupEnv)
	log := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelInfo}))
	a, err := app.New(ctx, c, app.Deps{Log: log, Slots: slots, PerSecond: perSecond,
		Store: func(own storage.Store) storage.Store {
			return watched{own, func(c Commit) { out.print(Line{Commit: &c}) }}
		}})
	if err != nil {
		return err
	}
	life, stop := context.WithCancel(ctx)
	defer stop()
	return a.Run(life, func() {
		out.print(Line{Started: &Started{}})
		go func() { defer stop(); out.obey(life) }()
	})
}

// botConfig is the configuration of the bot: everything as it is by default.
func botConfig(db, url string) app.Config {
	return app.Config{DB: db, SandboxAddr: "127.0.0.1:0", Workers: 4, PictureMB: 49, MemoryMB: 130,
		Token: token, API: url}
}

// token is what the bots show the sandbox.
const token = "bench"
