package discord

// Button is a custom id's content, for tests of its written form.
type Button = button

// ParseButton reads a custom id.
func ParseButton(id string) (Button, error) { return parseButton(id) }

// Record and its reader are what is kept of a message.
type Record = record

var (
	SameMark = sameMark
	Clip     = clip
	Latest   = latest
)
