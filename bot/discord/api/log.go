package api

import (
	"fmt"
	"log"
	"sync/atomic"

	"github.com/bwmarrin/discordgo"
)

// lines is where discordgo's own lines go. It has one logger for all sessions of a process.
var lines atomic.Pointer[func(error)]

func init() { discordgo.Logger = line }

// LogTo has report take what discordgo itself has to say, such as a gateway that cannot be reached, without secrets.
// Without it those lines go to the process's standard log. It counts for all clients of the process; the last call
// does.
func LogTo(report func(error)) { lines.Store(&report) }

// line takes one line of discordgo's. Lines of activity have whole packets of the gateway in them, and with those the
// tokens of interactions and sessions: they are dropped whatever the session's level.
func line(level, _ int, format string, args ...any) {
	if level > discordgo.LogWarning {
		return
	}
	for i, a := range args {
		switch a.(type) {
		case error, string, int, int64, fmt.Stringer:
		default: // a packet as it came
			args[i] = Hidden
		}
	}
	err := fmt.Errorf("discordgo: %s", Redact(fmt.Sprintf(format, args...)))
	if report := lines.Load(); report != nil {
		(*report)(err)
		return
	}
	log.Print(err)
}
