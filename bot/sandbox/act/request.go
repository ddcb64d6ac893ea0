package act

// CommandCall is a slash command as a member typed it, or with TargetID a command on that message.
type CommandCall struct {
	As        string        `json:"as"`
	ChannelID string        `json:"channel_id"`
	CommandID string        `json:"command_id"` // when empty, Name counts
	Name      string        `json:"name"`
	Path      []string      `json:"path"` // group and subcommand
	Options   []OptionValue `json:"options"`
	Focused   string        `json:"focused"` // the option to complete, for Complete
	TargetID  string        `json:"target_id"`
}

// OptionValue is an option as a member filled it in. Value is a string, bool, number or File.
type OptionValue struct {
	Name  string `json:"name"`
	Value any    `json:"value"`
}

// File is the value of an option that takes an attachment.
type File struct {
	Name string `json:"filename"`
	Type string `json:"content_type"` // the MIME type, "" for none
	Data []byte `json:"data"`         // base64 in JSON
}

// Press is a button that a member pressed, or a menu with the values that they chose.
type Press struct {
	As        string   `json:"as"`
	MessageID string   `json:"message_id"`
	CustomID  string   `json:"custom_id"`
	Values    []string `json:"values"`
}

// Submission is a modal that a member filled in: texts by the custom ids of its inputs.
type Submission struct {
	As            string            `json:"as"`
	InteractionID string            `json:"interaction_id"` // that opened the modal
	Values        map[string]string `json:"values"`
}

// Text is a message that a member writes.
type Text struct {
	As        string `json:"as"`
	ChannelID string `json:"channel_id"`
	Content   string `json:"content"`
}

// Removal names what a member deletes or dismisses: a message or, without MessageID, a thread.
type Removal struct {
	As        string `json:"as"`
	MessageID string `json:"message_id"`
	ChannelID string `json:"channel_id"`
}

// Settings change a member's settings; nil leaves one as it is.
type Settings struct {
	As       string `json:"as"`
	DMsOpen  *bool  `json:"dms_open"`
	Autoplay *bool  `json:"autoplay"`
}

// DemoCommand is the slash command that begins a demo match. In the texts of option values "{1}" stands for the id of
// the member who runs it, "{2}" for the opponent's.
type DemoCommand struct {
	Name    string
	Path    []string
	Options []OptionValue
	Channel string // its name; empty means the first text channel
}
