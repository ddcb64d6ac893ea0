// Package resource declares the things of Discord's API, as its documentation calls them: users, messages, embeds,
// components, commands, attachments, permissions and ids.
//
// They are values without behaviour of their own. A request that was read is one of them, so is an answer, and each
// marshals to exactly the keys that Discord answers:
//
//	b := resource.Component{Type: resource.TypeButton, ID: 2, Style: resource.StylePrimary, Label: "Accept"}
//	raw, err := json.Marshal(b)
//
// Answers whose keys depend on more than one thing (channels, guilds, members) are Objects, which package world makes.
//
// # Ids
//
// Snowflakes hands out ids as Discord does: the time above, a counter below. They grow strictly, so IDLess orders
// messages and channels by age. An id holds its time, which SnowflakeTime reads.
//
// # Map of files
//
//	user.go, message.go, embed.go         who writes, what is written
//	attachment.go                         files of a message; their names and types
//	application_emoji.go                  emojis of the bot's application
//	component.go, component_tree.go       buttons, menus and layout; walking through them
//	command.go, interaction.go            slash commands and their options; types of interactions, modals
//	channel.go, permission.go, mention.go types of channels, intents; what may be done; whom a text pings
//	snowflake.go, json.go                 ids; timestamps, numbers and null as Discord writes them
package resource
