package laws

import (
	"slices"
	"strings"
)

// library begins what discordgo says by itself. It has one log for all sessions of a process, those of other runs
// included.
const library = "discordgo: "

// expected are parts of what the bot's log says while the world goes wrong.
var expected = []string{
	"Discord wants no such request", "the process has ended", "database or disk is full",
	"deadline exceeded", "Timeout exceeded", "HTTP 5", "EOF", "context canceled", "connection refused",
	"closed network connection", "given up after", "reset by peer", "Unknown Webhook", `"code":50027`,
	`\"code\":50027`, "Unknown interaction",
}

// Faults: the bot reports nothing as a fault in a world in which nothing goes wrong, and else nothing but what went
// wrong. It never panics.
func Faults(e Evidence) (broken []string) {
	for _, l := range e.World.Log.Lines() {
		if strings.Contains(l, "panic") || strings.Contains(l, "runtime error") || strings.Contains(l, "goroutine ") {
			broken = append(broken, "the bot broke: "+l)
			continue
		}
		if !strings.Contains(l, "level=ERROR") || strings.Contains(l, library) {
			continue
		}
		known := func(part string) bool { return strings.Contains(l, part) }
		if !e.Faults || !slices.ContainsFunc(expected, known) {
			broken = append(broken, "the bot reported: "+l)
		}
	}
	slices.Sort(broken)
	return slices.Compact(broken)
}
