package ui

// Discord's limits, in characters unless something else is said. A request beyond one of them is refused as a whole, so
// texts keep some room below it: for a footer's mark, for a last line that is added, for characters that Discord counts
// as two.
const (
	// MaxContent is how much of a message's content is used. Discord allows 2000.
	MaxContent = 1900
	// MaxTitle is how much of an embed's title is used. Discord allows 256.
	MaxTitle = 250
	// MaxDescription is how much of an embed's description is used. Discord allows 4096, and 6000 in all embeds of a
	// message with their titles, fields and footers.
	MaxDescription = 4000
	// MaxField is how much of the value of an embed's field is used. Discord allows 1024.
	MaxField = 1000
	// MaxFooter is how much of an embed's footer is used. Discord allows 2048.
	MaxFooter = 2000
	// MaxAlt is how long the description of an attachment may be.
	MaxAlt = 1024
	// MaxThreadName is how long the name of a thread may be.
	MaxThreadName = 100

	// MaxLabel is how long the label of a button may be.
	MaxLabel = 80
	// MaxOption is how long the label or the description of a menu's option may be.
	MaxOption = 100
	// MaxPlaceholder is how long the words of a menu may be before anything is chosen in it.
	MaxPlaceholder = 150
	// MaxRow is how many buttons stand in a row, and how many rows in a message.
	MaxRow = 5
	// PageSize is how many options a menu shows.
	PageSize = 25

	// MaxFormTitle is how long the title of a form and the label of its input may be.
	MaxFormTitle = 45
	// MaxFormHint is how long the words of a form's input may be before anything is typed into it.
	MaxFormHint = 100
	// MaxFormText is how much a form's input holds.
	MaxFormText = 4000

	// MaxChoice is how long a completion's words and its value may be.
	MaxChoice = 100
	// MaxChoices is how many completions are shown.
	MaxChoices = 25
	// MaxCommandText is how long the description of a command or of its option may be.
	MaxCommandText = 100
	// MaxSubcommands is how many subcommands a command may have.
	MaxSubcommands = 25

	// MaxID is how long a custom id may be.
	MaxID = 100
	// MaxURL is how long the address of a button may be.
	MaxURL = 512

	// MaxTyped is how much may be typed into an option of a command, unless the option says otherwise. Discord's own
	// limit is 6000.
	MaxTyped = 200
	// MaxTypedList is MaxTyped for options that take several values.
	MaxTypedList = 1000
)

// Discord's limits to the character. Whatever goes out is cut to them at last (Fit…).
const (
	mostContent     = 2000
	mostEmbeds      = 10
	mostEmbedText   = 6000 // in all embeds of a message
	mostTitle       = 256
	mostDescription = 4096
	mostFields      = 25
	mostFieldName   = 256
	mostFieldValue  = 1024
	mostFooter      = 2048
	mostAuthor      = 256
)
