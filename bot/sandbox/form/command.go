package form

import (
	"strconv"

	"farpost/bot/sandbox/resource"
)

// maxCommandText is how many characters a command may have: see Command.Length.
const maxCommandText = 8000

// ReadCommand reads a command, new or one of those that replace all.
func ReadCommand(v Value) resource.Command {
	var c resource.Command
	if !v.Object() {
		return c
	}
	c.Type = 1
	if n, ok := v.At("type").Number(1, 4); ok {
		c.Type = int(n)
	}
	if c.Type == 1 {
		c.Name = readName(v.At("name"))
		c.Description = v.At("description").RequiredText(1, 100)
		c.Options = readOptions(v.At("options"), 0)
	} else {
		c.Name = v.At("name").RequiredText(1, 32)
		if v.At("description").Text(0, 100) != "" {
			v.At("description").Bad("APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_SET",
				"Context menu commands cannot have description")
		}
	}
	c.NameLocal = readLocal(v.At("name_localizations"), c.Type == 1, 32)
	c.DescriptionLocal = readLocal(v.At("description_localizations"), false, 100)
	if p := v.At("default_member_permissions"); p.Given() {
		if n, ok := p.Number(0, 1<<54-1); ok {
			text := strconv.FormatInt(n, 10)
			c.DefaultPermissions = &text
		}
	}
	if d := v.At("dm_permission"); d.Given() {
		b := d.Boolean()
		c.DMPermission = &b
	}
	c.NSFW = v.At("nsfw").Boolean()
	c.Contexts = readInts(v.At("contexts"), 0, 2)
	c.IntegrationTypes = readInts(v.At("integration_types"), 0, 1)
	if n := c.Length(); n > maxCommandText {
		v.Bad("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (%d > %d)", n, maxCommandText)
	}
	return c
}

// readInts reads a list of up to ten integers.
func readInts(v Value, minimum, maximum int64) []int {
	var out []int
	for _, item := range v.List(0, 10) {
		if n, ok := item.Number(minimum, maximum); ok {
			out = append(out, int(n))
		}
	}
	return out
}
