package public

import (
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
)

// Public makes public messages.
type Public struct {
	narrate.Words
	People *people.Directory
}
