package resource

import (
	"encoding/json"
	"slices"
	"unicode/utf8"
)

// Option types of commands.
const (
	OptionSubcommand  = 1
	OptionGroup       = 2
	OptionString      = 3
	OptionInteger     = 4
	OptionBoolean     = 5
	OptionUser        = 6
	OptionChannel     = 7
	OptionRole        = 8
	OptionMentionable = 9
	OptionNumber      = 10
	OptionAttachment  = 11
)

// Types of commands.
const (
	CommandSlash   = 1
	CommandMessage = 3 // on a message
)

// Command is a registered application command as the API answers it. GuildID is empty for a global one.
// DefaultPermissions, a number as text, is nil when everybody may use it.
type Command struct {
	ID                 string            `json:"id"`
	ApplicationID      string            `json:"application_id"`
	GuildID            string            `json:"guild_id,omitempty"`
	Version            string            `json:"version"`
	Type               int               `json:"type"`
	Name               string            `json:"name"`
	NameLocal          map[string]string `json:"name_localizations,omitempty"`
	Description        string            `json:"description"`
	DescriptionLocal   map[string]string `json:"description_localizations,omitempty"`
	DefaultPermissions *string           `json:"default_member_permissions"`
	DMPermission       *bool             `json:"dm_permission,omitempty"`
	Contexts           []int             `json:"contexts,omitempty"`
	IntegrationTypes   []int             `json:"integration_types,omitempty"`
	NSFW               bool              `json:"nsfw"`
	Options            []Option          `json:"options,omitempty"`
}

// Option is a parameter, subcommand or group of a command.
type Option struct {
	Type             int               `json:"type"`
	Name             string            `json:"name"`
	NameLocal        map[string]string `json:"name_localizations,omitempty"`
	Description      string            `json:"description"`
	DescriptionLocal map[string]string `json:"description_localizations,omitempty"`
	Required         bool              `json:"required,omitempty"`
	Autocomplete     bool              `json:"autocomplete,omitempty"`
	Choices          []Choice          `json:"choices,omitempty"`
	Options          []Option          `json:"options,omitempty"`
	ChannelTypes     []int             `json:"channel_types,omitempty"`
	MinValue         *json.Number      `json:"min_value,omitempty"`
	MaxValue         *json.Number      `json:"max_value,omitempty"`
	MinLength        *int              `json:"min_length,omitempty"`
	MaxLength        *int              `json:"max_length,omitempty"`
}

// Choice is one value that an option offers. Value is a string or a number.
type Choice struct {
	Name      string            `json:"name"`
	NameLocal map[string]string `json:"name_localizations,omitempty"`
	Value     any               `json:"value"`
}

// OfferedIn says whether the command can be used in a context: 0 is a channel of the guild, 1 a DM with the bot.
func (c *Command) OfferedIn(context int) bool {
	if c.GuildID != "" {
		return context == 0
	}
	if len(c.Contexts) > 0 {
		return slices.Contains(c.Contexts, context)
	}
	return context == 0 || c.DMPermission == nil || *c.DMPermission
}

// Find returns the parameters at the end of a path of group and subcommand names, such as ["deck", "add"]. ok is false
// when the path does not end at something that can be run.
func (c *Command) Find(path []string) (params []Option, ok bool) {
	params = c.Options
	for _, step := range path {
		i := slices.IndexFunc(params, func(o Option) bool {
			return o.Name == step && (o.Type == OptionSubcommand || o.Type == OptionGroup)
		})
		if i < 0 {
			return nil, false
		}
		params = params[i].Options
	}
	for _, o := range params {
		if o.Type == OptionSubcommand || o.Type == OptionGroup {
			return nil, false
		}
	}
	return params, true
}

// Length returns how many characters count towards Discord's limit: of each name, description and choice in the command
// the longest translation.
func (c *Command) Length() int {
	n := longest(c.Name, c.NameLocal) + longest(c.Description, c.DescriptionLocal)
	for _, o := range c.Options {
		n += o.length()
	}
	return n
}

// length is Length of one option.
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

// longest returns the characters of a text, or of its longest translation when that has more.
func longest(s string, local map[string]string) int {
	n := utf8.RuneCountInString(s)
	for _, l := range local {
		n = max(n, utf8.RuneCountInString(l))
	}
	return n
}
