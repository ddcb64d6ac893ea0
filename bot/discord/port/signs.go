package port

import "github.com/bwmarrin/discordgo"

// Signs are the symbols of the games as emojis of the bot's application.
type Signs interface {
	// Sign returns the emoji of a symbol as texts hold it; "" for a symbol without one.
	Sign(game, code string) string
	// Emoji returns the emoji of a symbol as buttons and menus hold it; nil for a symbol without one.
	Emoji(game, code string) *discordgo.ComponentEmoji
}
