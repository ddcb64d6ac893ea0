package narrate_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// reach is what the narrator may import of packages that can do more than compute, with the names that it may use of
// them: values, and nothing that calls or writes.
var reach = map[string][]string{
	"farpost/bot/discord/api": {"File", "Message"},
	"farpost/bot/table": {"Claimed", "DefaultClaim", "Forfeited", "Logged", "Position", "Settings", "SettingsOf",
		"Turn"},
	"farpost/storage": {"Match", "Over", "Seat"},
	"github.com/bwmarrin/discordgo": {"Button", "DangerButton", "MessageComponent", "MessageEmbed",
		"MessageEmbedField", "MessageEmbedFooter", "MessageEmbedImage", "PrimaryButton", "SecondaryButton",
		"SelectMenuOption", "ComponentEmoji"},
}

// harmless are the other packages that the narrator may import.
var harmless = []string{"cmp", "context", "slices", "strconv", "strings", "time", "unicode/utf8",
	"farpost/bot/discord/port", "farpost/bot/discord/ui", "farpost/engine"}

// TestNarratorOnlyWords ensures that the narrator can neither call Discord nor write: it reaches no session, no client
// of the API, no table and no transaction.
func TestNarratorOnlyWords(t *testing.T) {
	code := discordtest.ReadCode(t, ".")
	for path, file := range code.Imports {
		if _, ok := reach[path]; !ok && !slices.Contains(harmless, path) {
			t.Errorf("%s imports %s", file, path)
		}
	}
	for use, file := range code.Uses {
		at := strings.LastIndexByte(use, '.')
		path, name := use[:at], use[at+1:]
		if may, ok := reach[path]; ok && !slices.Contains(may, name) {
			t.Errorf("%s uses %s", file, use)
		}
	}
}
