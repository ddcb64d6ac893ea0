package views

import "farpost/bot/discord/port"

// meaning says what a word of a game means, as in "**Parry**: A card that stops another one."; "" where there is no
// word.
func meaning(t port.Term) string {
	if t.Means == "" {
		return ""
	}
	return "**" + t.Name + "**: " + t.Means
}
