package sandbox_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// text is a text of n characters.
func text(n int) string { return strings.Repeat("x", n) }

// buttons returns n buttons with distinct ids that begin with prefix.
func buttons(prefix string, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"type":2,"style":1,"label":"b","custom_id":"%s%d"}`, prefix, i)
	}
	return strings.Join(list, ",")
}

// withOptions is a list of one command with options.
func withOptions(options string) string {
	return `[{"name":"a","description":"a","options":[` + options + `]}]`
}

// inRow is a message with one row of components.
func inRow(components string) string {
	return `{"content":"a","components":[{"type":1,"components":[` + components + `]}]}`
}

// repeated is n times the same item of a list.
func repeated(item string, n int) string { return strings.TrimSuffix(strings.Repeat(item+",", n), ",") }

// rows are n rows of one button.
func rows(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"type":1,"components":[%s]}`, buttons(fmt.Sprint("r", i, "-"), 1))
	}
	return strings.Join(list, ",")
}

// options are n options of a menu.
func options(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"label":"l","value":"v%d"}`, i)
	}
	return strings.Join(list, ",")
}

// fields are n fields of an embed.
func fields(n int) string {
	return repeated(`{"name":"n","value":"v"}`, n)
}

// messageLimits are bodies of a message and what is wrong with them: an error name at a path, or only a code.
var messageLimits = []struct{ name, body, path, field string }{
	{"content", `{"content":"` + text(2001) + `"}`, "content", "BASE_TYPE_MAX_LENGTH"},
	{"content type", `{"content":5}`, "content", "STRING_TYPE_CONVERT"},
	{
		"embeds",
		`{"embeds":[` + repeated(`{"title":"a"}`, 11) + `]}`,
		"embeds", "BASE_TYPE_MAX_LENGTH",
	},
	{"embed title", `{"embeds":[{"title":"` + text(257) + `"}]}`, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"},
	{
		"embed description",
		`{"embeds":[{"description":"` + text(4097) + `"}]}`,
		"embeds.0.description", "BASE_TYPE_MAX_LENGTH",
	},
	{
		"embeds together",
		`{"embeds":[{"description":"` + text(4000) + `"},{"description":"` + text(2001) + `"}]}`,
		"embeds.1", "MAX_EMBED_SIZE_EXCEEDED",
	},
	{"embed fields", `{"embeds":[{"fields":[` + fields(26) + `]}]}`, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"},
	{
		"empty field value",
		`{"embeds":[{"fields":[{"name":"a","value":""}]}]}`,
		"embeds.0.fields.0.value", "BASE_TYPE_REQUIRED",
	},
	{
		"field value",
		`{"embeds":[{"fields":[{"name":"a","value":"` + text(1025) + `"}]}]}`,
		"embeds.0.fields.0.value", "BASE_TYPE_MAX_LENGTH",
	},
	{
		"footer",
		`{"embeds":[{"title":"a","footer":{"text":"` + text(2049) + `"}}]}`,
		"embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH",
	},
	{"empty embed", `{"embeds":[{}]}`, "embeds.0.description", "BASE_TYPE_REQUIRED"},
	{
		"embed picture",
		`{"embeds":[{"image":{"url":"attachment://a.png"}}]}`,
		"embeds.0.image.url", "EMBED_ATTACHMENT_NOT_FOUND",
	},
	{"embed address", `{"embeds":[{"title":"a","url":"no address"}]}`, "embeds.0.url", "URL_TYPE_INVALID_URL"},
	{"rows", `{"content":"a","components":[` + rows(6) + `]}`, "components", "BASE_TYPE_MAX_LENGTH"},
	{
		"buttons of a row",
		inRow(buttons("a", 6)),
		"components.0.components", "BASE_TYPE_BAD_LENGTH",
	},
	{
		"empty row",
		inRow(``),
		"components.0.components", "BASE_TYPE_BAD_LENGTH",
	},
	{
		"select beside a button",
		inRow(`{"type":3,"custom_id":"s","options":[` + options(1) + `]},` + buttons("a", 1)),
		"components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
	},
	{
		"duplicate custom id",
		inRow(buttons("a", 1) + `]},{"type":1,"components":[` + buttons("a", 1)),
		"components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED",
	},
	{
		"long custom id",
		inRow(`{"type":2,"style":1,"label":"b","custom_id":"` + text(101) + `"}`),
		"components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH",
	},
	{
		"button label",
		inRow(`{"type":2,"style":1,"label":"` + text(81) + `","custom_id":"a"}`),
		"components.0.components.0.label", "BASE_TYPE_MAX_LENGTH",
	},
	{
		"button without label",
		inRow(`{"type":2,"style":1,"custom_id":"a"}`),
		"components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
	},
	{
		"button without id",
		inRow(`{"type":2,"style":1,"label":"a"}`),
		"components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
	},
	{
		"link with id",
		inRow(`{"type":2,"style":5,"label":"a","url":"https://a.example","custom_id":"a"}`),
		"components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
	},
	{
		"button outside a row",
		`{"content":"a","components":[` + buttons("a", 1) + `]}`,
		"components.0.type", "UNION_TYPE_CHOICES",
	},
	{
		"options",
		inRow(`{"type":3,"custom_id":"s","options":[` + options(26) + `]}`),
		"components.0.components.0.options", "BASE_TYPE_BAD_LENGTH",
	},
	{
		"duplicate option",
		inRow(`{"type":3,"custom_id":"s","options":[` + options(1) + `,` + options(1) + `]}`),
		"components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
	},
	{
		"too many values",
		inRow(`{"type":3,"custom_id":"s","max_values":3,"options":[` + options(2) + `]}`),
		"components.0.components.0.max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
	},
	{
		"placeholder",
		inRow(`{"type":3,"custom_id":"s","placeholder":"` + text(151) + `","options":[` + options(2) + `]}`),
		"components.0.components.0.placeholder", "BASE_TYPE_MAX_LENGTH",
	},
	{"V2 without flag", `{"components":[{"type":10,"content":"a"}]}`, "components.0.type", "UNION_TYPE_CHOICES"},
	{
		"V2 with content",
		`{"flags":32768,"content":"a","components":[{"type":10,"content":"a"}]}`,
		"content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
	},
	{
		"V2 with embeds",
		`{"flags":32768,"embeds":[{"title":"a"}],"components":[{"type":10,"content":"a"}]}`,
		"embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
	},
	{
		"V2 text",
		`{"flags":32768,"components":[{"type":10,"content":"` + text(3000) + `"},` +
			`{"type":10,"content":"` + text(1001) + `"}]}`,
		"components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
	},
	{
		"V2 count",
		`{"flags":32768,"components":[{"type":17,"components":[` + repeated(`{"type":14}`, 40) + `]}]}`,
		"components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
	},
	{"nonce", `{"content":"a","nonce":"` + text(26) + `"}`, "nonce", "BASE_TYPE_MAX_LENGTH"},
	{
		"mentions both ways",
		`{"content":"a","allowed_mentions":{"parse":["users"],"users":["1"]}}`,
		"allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
	},
	{
		"missing file",
		`{"content":"a","attachments":[{"id":"0","description":"a"}]}`,
		"attachments.0.id", "ATTACHMENT_NOT_FOUND",
	},
	{
		"alt text",
		`{"content":"a","attachments":[{"id":"0","description":"` + text(1025) + `"}]}`,
		"attachments.0.description", "BASE_TYPE_MAX_LENGTH",
	},
	{
		"unknown reference",
		`{"content":"a","message_reference":{"message_id":"5"}}`,
		"message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
	},
}

// TestMessageLimits ensures that each limit of a message is refused with 50035 at its field, and that a message at the
// limit passes.
func TestMessageLimits(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	path := "/channels/" + w.matches() + "/messages"
	for _, c := range messageLimits {
		status, r := w.call("POST", path, c.body)
		if status != 400 || r.Code != 50035 || r.fieldCode(c.path) != c.field {
			t.Errorf("%s: %d, %d at %s: %q in %s, want %q", c.name, status, r.Code, c.path, r.fieldCode(c.path),
				r.Errors, c.field)
		}
	}
	full := `{"content":"` + text(2000) + `","components":[` + rows(5) + `],` +
		`"embeds":[{"description":"` + text(4096) + `","fields":[` + fields(25) + `]}]}`
	if status, r := w.call("POST", path, full); status != 200 {
		t.Errorf("at the limit: %d %+v %s", status, r, r.Errors)
	}
	if status, r := w.call("POST", path, `{"content":"  "}`); status != 400 || r.Code != 50006 {
		t.Errorf("empty: %d %+v", status, r)
	}
	if status, r := w.call("POST", path, `{"content":`); status != 400 || r.Code != 50109 {
		t.Errorf("no JSON: %d %+v", status, r)
	}
}

// commandLimits are lists of commands and what is wrong with them.
var commandLimits = []struct{ name, body, path, field string }{
	{"capitals", `[{"name":"Match","description":"a"}]`, "0.name", "APPLICATION_COMMAND_INVALID_NAME"},
	{"spaces", `[{"name":"a match","description":"a"}]`, "0.name", "APPLICATION_COMMAND_INVALID_NAME"},
	{"long name", `[{"name":"` + text(33) + `","description":"a"}]`, "0.name", "BASE_TYPE_BAD_LENGTH"},
	{"no description", `[{"name":"a"}]`, "0.description", "BASE_TYPE_REQUIRED"},
	{"long description", `[{"name":"a","description":"` + text(101) + `"}]`, "0.description", "BASE_TYPE_BAD_LENGTH"},
	{
		"twice",
		`[{"name":"a","description":"a"},{"name":"a","description":"a"}]`,
		"1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME",
	},
	{
		"locale",
		`[{"name":"a","description":"a","name_localizations":{"it-IT":"b"}}]`,
		"0.name_localizations.it-IT", "ENUM_TYPE_COERCE",
	},
	{
		"capital in a translation",
		`[{"name":"a","description":"a","name_localizations":{"it":"Partita"}}]`,
		"0.name_localizations.it", "APPLICATION_COMMAND_INVALID_NAME",
	},
	{
		"required after optional",
		withOptions(`{"type":3,"name":"b","description":"b"},{"type":3,"name":"c","description":"c","required":true}`),
		"0.options.1.required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
	},
	{
		"option twice",
		withOptions(`{"type":3,"name":"b","description":"b"},{"type":3,"name":"b","description":"c"}`),
		"0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
	},
	{
		"options",
		withOptions(manyOptions(26)),
		"0.options", "BASE_TYPE_MAX_LENGTH",
	},
	{
		"choices",
		withOptions(`{"type":3,"name":"b","description":"b","choices":[` + manyChoices(26) + `]}`),
		"0.options.0.choices", "BASE_TYPE_MAX_LENGTH",
	},
	{
		"choice name",
		withOptions(`{"type":3,"name":"b","description":"b","choices":[{"name":"` + text(101) + `","value":"a"}]}`),
		"0.options.0.choices.0.name", "BASE_TYPE_BAD_LENGTH",
	},
	{
		"choices and autocomplete",
		withOptions(`{"type":3,"name":"b","description":"b","autocomplete":true,"choices":[` + manyChoices(1) + `]}`),
		"0.options.0", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_CANNOT_BE_SET",
	},
	{
		"subcommand beside option",
		withOptions(`{"type":1,"name":"b","description":"b"},{"type":3,"name":"c","description":"c"}`),
		"0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
	},
	{
		"group in a group",
		withOptions(`{"type":2,"name":"b","description":"b","options":[{"type":2,"name":"c","description":"c"}]}`),
		"0.options.0.options.0.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
	},
	{
		"8,000 characters",
		withOptions(bigOptions()),
		"0", "APPLICATION_COMMAND_TOO_LARGE",
	},
}

// manyOptions are n options of a command.
func manyOptions(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"type":3,"name":"o%d","description":"d"}`, i)
	}
	return strings.Join(list, ",")
}

// manyChoices are n choices of an option.
func manyChoices(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"name":"c%d","value":"v"}`, i)
	}
	return strings.Join(list, ",")
}

// bigOptions has some 10,000 characters in choices.
func bigOptions() string {
	list := make([]string, 4)
	for i := range list {
		choices := make([]string, 25)
		for j := range choices {
			choices[j] = fmt.Sprintf(`{"name":"%s%02d","value":"%s"}`, text(90), j, text(10))
		}
		list[i] = fmt.Sprintf(`{"type":3,"name":"o%d","description":"d","choices":[%s]}`, i, strings.Join(choices, ","))
	}
	return strings.Join(list, ",")
}

// TestCommandLimits ensures that each limit of a command is refused with 50035 at its field.
func TestCommandLimits(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	path := "/applications/" + w.s.BotID() + "/commands"
	for _, c := range commandLimits {
		status, r := w.call("PUT", path, c.body)
		if status != 400 || r.Code != 50035 || r.fieldCode(c.path) != c.field {
			t.Errorf("%s: %d, %d at %s: %q in %s, want %q", c.name, status, r.Code, c.path, r.fieldCode(c.path),
				r.Errors, c.field)
		}
	}
	if n := len(w.ada.View().Commands); n != 0 {
		t.Errorf("%d commands were registered all the same", n)
	}
	var many bytes.Buffer
	for i := range 101 {
		fmt.Fprintf(&many, `,{"name":"c%d","description":"d"}`, i)
	}
	if status, r := w.call("PUT", path, "["+many.String()[1:]+"]"); status != 400 || r.Code != 30032 {
		t.Errorf("101 commands: %d %+v", status, r)
	}
}
