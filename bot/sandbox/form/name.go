package form

import (
	"regexp"
	"strings"
)

// commandName is what names of commands and options look like.
var commandName = regexp.MustCompile(`^[-_'\p{L}\p{N}\p{Devanagari}\p{Thai}]{1,32}$`)

// locales are those that Discord knows.
var locales = func() map[string]bool {
	known := map[string]bool{}
	for _, l := range strings.Fields(`ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko
		lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW`) {
		known[l] = true
	}
	return known
}()

// readName reads the name of a command or option, or a translation of it: lower case without spaces.
func readName(v Value) string {
	name := v.RequiredText(1, 32)
	if name != "" && (!commandName.MatchString(name) || strings.ToLower(name) != name) {
		v.Bad("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
	}
	return name
}

// readLocal reads translations by locale, of a name or of other text; nil when there are none.
func readLocal(v Value, isName bool, maximum int) map[string]string {
	if !v.Given() || !v.Object() {
		return nil
	}
	out := map[string]string{}
	for locale := range v.v.(map[string]any) {
		x := v.At(locale)
		if !locales[locale] {
			x.Bad("ENUM_TYPE_COERCE", "Value %q is not a valid enum value.", locale)
			continue
		}
		if isName {
			out[locale] = readName(x)
		} else {
			out[locale] = x.RequiredText(1, maximum)
		}
	}
	return out
}
