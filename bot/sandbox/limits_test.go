package sandbox_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// refusal is an error in Discord's form.
type refusal struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Errors  json.RawMessage `json:"errors"`
}

// call makes a REST request with the bot's token and returns its status and answer.
func (w *world) call(method, path, body string) (int, refusal) {
	w.t.Helper()
	return w.callAs("Bot secret", method, path, body)
}

func (w *world) callAs(auth, method, path, body string) (int, refusal) {
	w.t.Helper()
	req, err := http.NewRequestWithContext(w.ctx, method, w.s.URL()+"/api/v10"+path, strings.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	req.Header.Set("Authorization", auth)
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		w.t.Fatal(err)
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	var r refusal
	if resp.StatusCode >= 400 {
		if err := json.Unmarshal(raw, &r); err != nil {
			w.t.Fatalf("%s %s: %d %s", method, path, resp.StatusCode, raw)
		}
	}
	return resp.StatusCode, r
}

// fieldCode returns the first error name at a path such as embeds.0.title.
func (r refusal) fieldCode(path string) string {
	raw := r.Errors
	for _, step := range strings.Split(path, ".") {
		var m map[string]json.RawMessage
		if json.Unmarshal(raw, &m) != nil {
			return ""
		}
		raw = m[step]
	}
	var leaf struct {
		Errors []struct {
			Code string `json:"code"`
		} `json:"_errors"`
	}
	if json.Unmarshal(raw, &leaf) != nil || len(leaf.Errors) == 0 {
		return ""
	}
	return leaf.Errors[0].Code
}

func text(n int) string { return strings.Repeat("x", n) }

// buttons returns n buttons with distinct ids that begin with prefix.
func buttons(prefix string, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"type":2,"style":1,"label":"b","custom_id":"%s%d"}`, prefix, i)
	}
	return strings.Join(list, ",")
}

func rows(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"type":1,"components":[%s]}`, buttons(fmt.Sprint("r", i, "-"), 1))
	}
	return strings.Join(list, ",")
}

func options(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"label":"l","value":"v%d"}`, i)
	}
	return strings.Join(list, ",")
}

func fields(n int) string {
	return strings.TrimSuffix(strings.Repeat(`{"name":"n","value":"v"},`, n), ",")
}

// messageLimits are bodies of a message and what is wrong with them: an error name at a path,
// or only a code.
var messageLimits = []struct{ name, body, path, field string }{
	{"content", `{"content":"` + text(2001) + `"}`, "content", "BASE_TYPE_MAX_LENGTH"},
	{"content type", `{"content":5}`, "content", "STRING_TYPE_CONVERT"},
	{"embeds", `{"embeds":[` + strings.TrimSuffix(strings.Repeat(`{"title":"a"},`, 11), ",") + `]}`, "embeds", "BASE_TYPE_MAX_LENGTH"},
	{"embed title", `{"embeds":[{"title":"` + text(257) + `"}]}`, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"},
	{"embed description", `{"embeds":[{"description":"` + text(4097) + `"}]}`, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"},
	{"embeds together", `{"embeds":[{"description":"` + text(4000) + `"},{"description":"` + text(2001) + `"}]}`, "embeds.1", "MAX_EMBED_SIZE_EXCEEDED"},
	{"embed fields", `{"embeds":[{"fields":[` + fields(26) + `]}]}`, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"},
	{"empty field value", `{"embeds":[{"fields":[{"name":"a","value":""}]}]}`, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"},
	{"field value", `{"embeds":[{"fields":[{"name":"a","value":"` + text(1025) + `"}]}]}`, "embeds.0.fields.0.value", "BASE_TYPE_MAX_LENGTH"},
	{"footer", `{"embeds":[{"title":"a","footer":{"text":"` + text(2049) + `"}}]}`, "embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH"},
	{"empty embed", `{"embeds":[{}]}`, "embeds.0.description", "BASE_TYPE_REQUIRED"},
	{"embed picture", `{"embeds":[{"image":{"url":"attachment://a.png"}}]}`, "embeds.0.image.url", "EMBED_ATTACHMENT_NOT_FOUND"},
	{"embed address", `{"embeds":[{"title":"a","url":"no address"}]}`, "embeds.0.url", "URL_TYPE_INVALID_URL"},
	{"rows", `{"content":"a","components":[` + rows(6) + `]}`, "components", "BASE_TYPE_MAX_LENGTH"},
	{"buttons of a row", `{"content":"a","components":[{"type":1,"components":[` + buttons("a", 6) + `]}]}`, "components.0.components", "BASE_TYPE_BAD_LENGTH"},
	{"empty row", `{"content":"a","components":[{"type":1,"components":[]}]}`, "components.0.components", "BASE_TYPE_BAD_LENGTH"},
	{"select beside a button", `{"content":"a","components":[{"type":1,"components":[{"type":3,"custom_id":"s","options":[` + options(1) + `]},` + buttons("a", 1) + `]}]}`, "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
	{"duplicate custom id", `{"content":"a","components":[{"type":1,"components":[` + buttons("a", 1) + `]},{"type":1,"components":[` + buttons("a", 1) + `]}]}`, "components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"},
	{"long custom id", `{"content":"a","components":[{"type":1,"components":[{"type":2,"style":1,"label":"b","custom_id":"` + text(101) + `"}]}]}`, "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"},
	{"button label", `{"content":"a","components":[{"type":1,"components":[{"type":2,"style":1,"label":"` + text(81) + `","custom_id":"a"}]}]}`, "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"},
	{"button without label", `{"content":"a","components":[{"type":1,"components":[{"type":2,"style":1,"custom_id":"a"}]}]}`, "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"},
	{"button without id", `{"content":"a","components":[{"type":1,"components":[{"type":2,"style":1,"label":"a"}]}]}`, "components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"},
	{"link with id", `{"content":"a","components":[{"type":1,"components":[{"type":2,"style":5,"label":"a","url":"https://a.example","custom_id":"a"}]}]}`, "components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"},
	{"button outside a row", `{"content":"a","components":[` + buttons("a", 1) + `]}`, "components.0.type", "UNION_TYPE_CHOICES"},
	{"options", `{"content":"a","components":[{"type":1,"components":[{"type":3,"custom_id":"s","options":[` + options(26) + `]}]}]}`, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"},
	{"duplicate option", `{"content":"a","components":[{"type":1,"components":[{"type":3,"custom_id":"s","options":[` + options(1) + `,` + options(1) + `]}]}]}`, "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
	{"too many values", `{"content":"a","components":[{"type":1,"components":[{"type":3,"custom_id":"s","max_values":3,"options":[` + options(2) + `]}]}]}`, "components.0.components.0.max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDED"},
	{"placeholder", `{"content":"a","components":[{"type":1,"components":[{"type":3,"custom_id":"s","placeholder":"` + text(151) + `","options":[` + options(2) + `]}]}]}`, "components.0.components.0.placeholder", "BASE_TYPE_MAX_LENGTH"},
	{"V2 without flag", `{"components":[{"type":10,"content":"a"}]}`, "components.0.type", "UNION_TYPE_CHOICES"},
	{"V2 with content", `{"flags":32768,"content":"a","components":[{"type":10,"content":"a"}]}`, "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
	{"V2 with embeds", `{"flags":32768,"embeds":[{"title":"a"}],"components":[{"type":10,"content":"a"}]}`, "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
	{"V2 text", `{"flags":32768,"components":[{"type":10,"content":"` + text(3000) + `"},{"type":10,"content":"` + text(1001) + `"}]}`, "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
	{"V2 count", `{"flags":32768,"components":[{"type":17,"components":[` + strings.TrimSuffix(strings.Repeat(`{"type":14},`, 40), ",") + `]}]}`, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"},
	{"nonce", `{"content":"a","nonce":"` + text(26) + `"}`, "nonce", "BASE_TYPE_MAX_LENGTH"},
	{"mentions both ways", `{"content":"a","allowed_mentions":{"parse":["users"],"users":["1"]}}`, "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
	{"missing file", `{"content":"a","attachments":[{"id":"0","description":"a"}]}`, "attachments.0.id", "ATTACHMENT_NOT_FOUND"},
	{"alt text", `{"content":"a","attachments":[{"id":"0","description":"` + text(1025) + `"}]}`, "attachments.0.description", "BASE_TYPE_MAX_LENGTH"},
	{"unknown reference", `{"content":"a","message_reference":{"message_id":"5"}}`, "message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"},
}

// TestMessageLimits ensures that each limit of a message is refused with 50035 at its field, and
// that a message at the limit passes.
func TestMessageLimits(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	path := "/channels/" + w.matches() + "/messages"
	for _, c := range messageLimits {
		status, r := w.call("POST", path, c.body)
		if status != 400 || r.Code != 50035 || r.fieldCode(c.path) != c.field {
			t.Errorf("%s: %d, %d at %s: %q in %s, want %q", c.name, status, r.Code, c.path, r.fieldCode(c.path), r.Errors, c.field)
		}
	}
	full := `{"content":"` + text(2000) + `","embeds":[{"description":"` + text(4096) + `","fields":[` + fields(25) + `]}],"components":[` + rows(5) + `]}`
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
	{"twice", `[{"name":"a","description":"a"},{"name":"a","description":"a"}]`, "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"},
	{"locale", `[{"name":"a","description":"a","name_localizations":{"it-IT":"b"}}]`, "0.name_localizations.it-IT", "ENUM_TYPE_COERCE"},
	{"capital in a translation", `[{"name":"a","description":"a","name_localizations":{"it":"Partita"}}]`, "0.name_localizations.it", "APPLICATION_COMMAND_INVALID_NAME"},
	{"required after optional", `[{"name":"a","description":"a","options":[{"type":3,"name":"b","description":"b"},{"type":3,"name":"c","description":"c","required":true}]}]`, "0.options.1.required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
	{"option twice", `[{"name":"a","description":"a","options":[{"type":3,"name":"b","description":"b"},{"type":3,"name":"b","description":"c"}]}]`, "0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
	{"options", `[{"name":"a","description":"a","options":[` + manyOptions(26) + `]}]`, "0.options", "BASE_TYPE_MAX_LENGTH"},
	{"choices", `[{"name":"a","description":"a","options":[{"type":3,"name":"b","description":"b","choices":[` + manyChoices(26) + `]}]}]`, "0.options.0.choices", "BASE_TYPE_MAX_LENGTH"},
	{"choice name", `[{"name":"a","description":"a","options":[{"type":3,"name":"b","description":"b","choices":[{"name":"` + text(101) + `","value":"a"}]}]}]`, "0.options.0.choices.0.name", "BASE_TYPE_BAD_LENGTH"},
	{"choices and autocomplete", `[{"name":"a","description":"a","options":[{"type":3,"name":"b","description":"b","autocomplete":true,"choices":[` + manyChoices(1) + `]}]}]`, "0.options.0", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_CANNOT_BE_SET"},
	{"subcommand beside option", `[{"name":"a","description":"a","options":[{"type":1,"name":"b","description":"b"},{"type":3,"name":"c","description":"c"}]}]`, "0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
	{"group in a group", `[{"name":"a","description":"a","options":[{"type":2,"name":"b","description":"b","options":[{"type":2,"name":"c","description":"c"}]}]}]`, "0.options.0.options.0.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
	{"8,000 characters", `[{"name":"a","description":"a","options":[` + bigOptions() + `]}]`, "0", "APPLICATION_COMMAND_TOO_LARGE"},
}

func manyOptions(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"type":3,"name":"o%d","description":"d"}`, i)
	}
	return strings.Join(list, ",")
}

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
			t.Errorf("%s: %d, %d at %s: %q in %s, want %q", c.name, status, r.Code, c.path, r.fieldCode(c.path), r.Errors, c.field)
		}
	}
	if n := len(w.s.Member(0).View().Commands); n != 0 {
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

// TestUnknown ensures Discord's codes for what there is not.
func TestUnknown(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	app := w.s.BotID()
	for _, c := range []struct {
		method, path string
		status, code int
	}{
		{"GET", "/channels/5", 404, 10003},
		{"GET", "/channels/abc", 400, 50035},
		{"GET", "/channels/" + w.matches() + "/messages/5", 404, 10008},
		{"GET", "/guilds/5", 404, 10004},
		{"GET", "/guilds/" + w.s.GuildID() + "/members/5", 404, 10007},
		{"GET", "/users/5", 404, 10013},
		{"DELETE", "/applications/" + app + "/commands/5", 404, 10063},
		{"PATCH", "/webhooks/" + app + "/nonsense/messages/@original", 404, 10015},
		{"POST", "/interactions/5/nonsense/callback", 404, 10062},
		{"GET", "/nothing", 404, 0},
		{"PUT", "/gateway", 405, 0},
	} {
		body := ""
		if c.method != "GET" && c.method != "DELETE" {
			body = `{"type":4}`
		}
		if status, r := w.call(c.method, c.path, body); status != c.status || r.Code != c.code {
			t.Errorf("%s %s: %d %d, want %d %d", c.method, c.path, status, r.Code, c.status, c.code)
		}
	}
	for _, auth := range []string{"", "secret", "Bot wrong", "Bearer secret"} {
		if status, _ := w.callAs(auth, "GET", "/users/@me", ""); status != 401 {
			t.Errorf("%q is answered %d", auth, status)
		}
	}
	if status, _ := w.call("GET", "/users/@me/", ""); status != 200 {
		t.Errorf("a slash at the end is answered %d", status)
	}
}

// TestModalLimits ensures that forms over Discord's limits are refused.
func TestModalLimits(t *testing.T) {
	t.Parallel()
	input := func(id string) string {
		return `{"type":1,"components":[{"type":4,"custom_id":"` + id + `","style":1,"label":"l"}]}`
	}
	w := start(t, nil)
	w.register()
	it := w.pending()
	six := strings.Join([]string{input("a"), input("b"), input("c"), input("d"), input("e"), input("f")}, ",")
	for _, c := range []struct{ name, data, path, field string }{
		{"title", `{"custom_id":"m","title":"` + text(46) + `","components":[` + input("a") + `]}`, "data.title", "BASE_TYPE_BAD_LENGTH"},
		{"rows", `{"custom_id":"m","title":"t","components":[` + six + `]}`, "data.components", "BASE_TYPE_BAD_LENGTH"},
		{"duplicate", `{"custom_id":"m","title":"t","components":[` + input("a") + `,` + input("a") + `]}`, "data.components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"},
		{"value", `{"custom_id":"m","title":"t","components":[{"type":1,"components":[{"type":4,"custom_id":"a","style":1,"label":"l","value":"` + text(4001) + `"}]}]}`, "data.components.0.components.0.value", "BASE_TYPE_MAX_LENGTH"},
		{"button", `{"custom_id":"m","title":"t","components":[{"type":1,"components":[` + buttons("a", 1) + `]}]}`, "data.components.0.components.0.type", "UNION_TYPE_CHOICES"},
	} {
		status, r := w.call("POST", "/interactions/"+it.ID+"/"+it.Token+"/callback", `{"type":9,"data":`+c.data+`}`)
		if status != 400 || r.Code != 50035 || r.fieldCode(c.path) != c.field {
			t.Errorf("%s: %d %s, want %s at %s", c.name, status, r.Errors, c.field, c.path)
		}
	}
}

// TestMemberValues ensures that what a member could not send by Discord's client is refused.
func TestMemberValues(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	opp := w.opponent()
	for _, c := range []struct {
		path    []string
		code    string
		options []sandbox.OptionValue
	}{
		{[]string{"new"}, "option_required", nil},
		{[]string{"old"}, "unknown_command", nil},
		{nil, "unknown_command", nil},
		{[]string{"new"}, "option_unknown", []sandbox.OptionValue{opp, {Name: "x", Value: "y"}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{opp, {Name: "hours", Value: 73}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{opp, {Name: "hours", Value: 1.5}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{opp, {Name: "game", Value: "chess"}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{{Name: "opponent", Value: "5"}}},
	} {
		_, err := w.s.Member(0).Run(w.ctx, w.matches(), "match", c.path, c.options...)
		if r, ok := err.(*sandbox.Refusal); !ok || r.Code != c.code {
			t.Errorf("%v %v: %v, want %s", c.path, c.options, err, c.code)
		}
	}
}
