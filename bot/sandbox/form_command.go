package sandbox

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxCommandText is how many characters a command may have in all its names, descriptions and
// choices.
const maxCommandText = 8000

var commandName = regexp.MustCompile(`^[-_'\p{L}\p{N}\p{Devanagari}\p{Thai}]{1,32}$`)

// locales that Discord knows.
var locales = func() map[string]bool {
	known := map[string]bool{}
	for _, l := range strings.Fields("ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW") {
		known[l] = true
	}
	return known
}()

// readCommand reads one command of a create or bulk overwrite.
func readCommand(v value) Command {
	var c Command
	if !v.object() {
		return c
	}
	c.Type = 1
	if n, ok := v.at("type").number(1, 4); ok {
		c.Type = int(n)
	}
	if c.Type == 1 {
		c.Name = readName(v.at("name"))
		c.Description = v.at("description").need(1, 100)
		c.Options = readOptions(v.at("options"), 0)
	} else {
		c.Name = v.at("name").need(1, 32)
		if v.at("description").text(0, 100) != "" {
			v.at("description").bad("APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_SET", "Context menu commands cannot have description")
		}
	}
	c.NameLocal = readLocal(v.at("name_localizations"), c.Type == 1, 32)
	c.DescriptionLocal = readLocal(v.at("description_localizations"), false, 100)
	if p := v.at("default_member_permissions"); p.given() {
		if n, ok := p.number(0, 1<<54-1); ok {
			text := strconv.FormatInt(n, 10)
			c.DefaultPermissions = &text
		}
	}
	if d := v.at("dm_permission"); d.given() {
		b := d.boolean()
		c.DMPermission = &b
	}
	c.NSFW = v.at("nsfw").boolean()
	c.Contexts = readInts(v.at("contexts"), 0, 2)
	c.IntegrationTypes = readInts(v.at("integration_types"), 0, 1)
	if n := c.length(); n > maxCommandText {
		v.bad("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (%d > %d)", n, maxCommandText)
	}
	return c
}

func readInts(v value, minimum, maximum int64) []int {
	var out []int
	for _, item := range v.list(0, 10) {
		if n, ok := item.number(minimum, maximum); ok {
			out = append(out, int(n))
		}
	}
	return out
}

func readName(v value) string {
	name := v.need(1, 32)
	if name != "" && (!commandName.MatchString(name) || strings.ToLower(name) != name) {
		v.bad("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
	}
	return name
}

func readLocal(v value, isName bool, maximum int) map[string]string {
	if !v.given() || !v.object() {
		return nil
	}
	out := map[string]string{}
	for locale := range v.v.(map[string]any) {
		x := v.at(locale)
		if !locales[locale] {
			x.bad("ENUM_TYPE_COERCE", "Value %q is not a valid enum value.", locale)
			continue
		}
		if isName {
			out[locale] = readName(x)
		} else {
			out[locale] = x.need(1, maximum)
		}
	}
	return out
}

// readChoices reads the choices of an option or of an autocomplete answer.
func readChoices(v value, kind int) []Choice {
	var out []Choice
	names := map[string]bool{}
	for _, item := range v.list(0, 25) {
		if !item.object() {
			continue
		}
		c := Choice{Name: item.at("name").need(1, 100), NameLocal: readLocal(item.at("name_localizations"), false, 100)}
		if names[c.Name] {
			item.at("name").bad("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists")
		}
		names[c.Name] = true
		x := item.at("value")
		switch {
		case !x.given():
			x.required()
		case kind == OptionString:
			c.Value = x.need(1, 100)
		case kind == OptionInteger:
			c.Value, _ = x.number(-maxSafe, maxSafe)
		default:
			if n := readNumber(x); n != nil {
				c.Value = *n
			}
		}
		out = append(out, c)
	}
	return out
}

// length counts as Discord does: the longest of each text and its translations, in all options
// and choices.
func (c *Command) length() int {
	n := longest(c.Name, c.NameLocal) + longest(c.Description, c.DescriptionLocal)
	for _, o := range c.Options {
		n += o.length()
	}
	return n
}

func (o Option) length() int {
	n := longest(o.Name, o.NameLocal) + longest(o.Description, o.DescriptionLocal)
	for _, c := range o.Choices {
		n += longest(c.Name, c.NameLocal)
		if s, ok := c.Value.(string); ok {
			n += utf8.RuneCountInString(s)
		}
	}
	for _, sub := range o.Options {
		n += sub.length()
	}
	return n
}

func longest(s string, local map[string]string) int {
	n := utf8.RuneCountInString(s)
	for _, l := range local {
		n = max(n, utf8.RuneCountInString(l))
	}
	return n
}
