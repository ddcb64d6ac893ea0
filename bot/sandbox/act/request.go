package act

// CommandCall is a slash command as a member typed it.
type CommandCall struct {
	As        string        `json:"as"`
	ChannelID string        `json:"channel_id"`
	CommandID string        `json:"command_id"` // or Name
	Name      string        `json:"name"`
	Path      []string      `json:"path"` // of group and subcommand
	Options   []OptionValue `json:"options"`
	Focused   string        `json:"focused"` // the option to complete, for autocompletion
}

// OptionValue is an option as a member fills it in: Value is a string, bool, number or File.
type OptionValue struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// File is the value of an option that takes an attachment, as a member fills it in.
type File struct {
	Name string `json:"filename"`
	// Type is the MIME type that the browser gave it, "" for none.
	Type string `json:"content_type"`
	Data []byte `json:"data"` // base64 in JSON
}

// Press is a button that a member pressed, or a menu with the values that they chose.
type Press struct {
	As        string   `json:"as"`
	MessageID string   `json:"message_id"`
	CustomID  string   `json:"custom_id"`
	Values    []string `json:"values"`
}

// Submission is a form that a member filled in: texts by the custom ids of the inputs.
type Submission struct {
	As            string            `json:"as"`
	InteractionID string            `json:"interaction_id"`
	Values        map[string]string `json:"values"`
}

// Say is a text message that a member writes.
type Say struct {
	As        string `json:"as"`
	ChannelID string `json:"channel_id"`
	Content   string `json:"content"`
}

// Removal names what a member deletes or dismisses: a message, or a thread by ChannelID.
type Removal struct {
	As        string `json:"as"`
	MessageID string `json:"message_id"`
	ChannelID string `json:"channel_id"`
}

// Settings change a member; nil leaves as it is.
type Settings struct {
	As       string `json:"as"`
	DMsOpen  *bool  `json:"dms_open"`
	Autoplay *bool  `json:"autoplay"`
}

// DemoCommand is the slash command that begins a demo match. In option values the text "{1}" is
// replaced by the id of the member who runs it, "{2}" by the id of the opponent.
type DemoCommand struct {
	Name    string
	Path    []string
	Options []OptionValue
	Channel string // name of the channel; empty is the first one
}
