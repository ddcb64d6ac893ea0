package openapitest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime"
	"os"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"farpost/bot/sandbox"
)

// resource is the name under which the description is compiled.
const resource = "discord.json"

// Validator knows Discord's description. It may be used from several goroutines.
type Validator struct {
	doc      map[string]any
	compiler *jsonschema.Compiler
	mu       sync.Mutex
	schemas  map[string]*jsonschema.Schema // by JSON pointer
}

// New reads a description from a file.
func New(path string) (*Validator, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("openapitest: read the description: %w", err)
	}
	parsed, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return nil, fmt.Errorf("openapitest: %s is not JSON: %w", path, err)
	}
	doc, ok := parsed.(map[string]any)
	if !ok || doc["paths"] == nil {
		return nil, fmt.Errorf("openapitest: %s is not an OpenAPI description: it has no paths", path)
	}
	if err := widen(doc); err != nil {
		return nil, fmt.Errorf("openapitest: %s: %w", path, err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat()
	if err := c.AddResource(resource, doc); err != nil {
		return nil, fmt.Errorf("openapitest: %s: %w", path, err)
	}
	return &Validator{doc: doc, compiler: c, schemas: map[string]*jsonschema.Schema{}}, nil
}

// Validate returns everything that is wrong with an exchange, nil when it is right. An exchange without an answer (the
// connection was dropped on purpose) has its request checked only.
func (v *Validator) Validate(ex sandbox.Exchange) []error {
	if ex.Template == "" && ex.Status == 404 || ex.Status == 405 {
		return nil // asked for nothing that there is
	}
	var errs []error
	note := func(what string, err error) {
		if err != nil {
			errs = append(errs, fmt.Errorf("%s %s (%d): %s: %w", ex.Method, ex.Path, ex.Status, what, err))
		}
	}
	pointer := "/paths/" + escape(ex.Template) + "/" + strings.ToLower(ex.Method)
	op, ok := v.at(pointer).(map[string]any)
	if !ok {
		note("operation", fmt.Errorf("%s %s is not in Discord's description", ex.Method, ex.Template))
		return errs
	}
	if ex.Status < 300 {
		note("request", v.request(pointer, op, ex))
	}
	if ex.Status != 0 {
		note("answer", v.response(pointer, op, ex))
	}
	return errs
}

func (v *Validator) request(pointer string, op map[string]any, ex sandbox.Exchange) error {
	body, ok := op["requestBody"].(map[string]any)
	if !ok {
		if len(ex.Body) > 0 {
			return fmt.Errorf("has a body, but none is described: %s", short(ex.Body))
		}
		return nil
	}
	if len(ex.Body) == 0 {
		if body["required"] == true {
			return fmt.Errorf("has no body, but one is required")
		}
		return nil
	}
	kind, _, err := mime.ParseMediaType(ex.ContentType)
	if err != nil {
		return fmt.Errorf("content type %q: %w", ex.ContentType, err)
	}
	if kind == "multipart/form-data" {
		content, _ := body["content"].(map[string]any)
		if content[kind] == nil {
			return fmt.Errorf("content type %s is not described", kind)
		}
		kind = "application/json" // payload_json has the form of the JSON body
	}
	return v.check(pointer+"/requestBody/content/"+escape(kind)+"/schema", ex.Body)
}

func (v *Validator) response(pointer string, op map[string]any, ex sandbox.Exchange) error {
	responses, _ := op["responses"].(map[string]any)
	status := fmt.Sprint(ex.Status)
	switch {
	case ex.Status >= 500:
		return nil // Discord describes none
	case ex.Status == 429 && ex.Header.Get("X-RateLimit-Reset-After") == "" && ex.Header.Get("Retry-After") == "":
		return fmt.Errorf("429 without a header that says how long to wait")
	case ex.Status == 429:
		return v.check("/components/schemas/RatelimitedResponse", ex.Response)
	case ex.Status >= 400:
		return v.check("/components/schemas/ErrorResponse", ex.Response)
	case responses[status] == nil:
		return fmt.Errorf("status %s is not described", status)
	}
	entry, _ := responses[status].(map[string]any)
	if entry["content"] == nil {
		if len(ex.Response) > 0 {
			return fmt.Errorf("has a body, but none is described: %s", short(ex.Response))
		}
		return nil
	}
	return v.check(pointer+"/responses/"+status+"/content/application~1json/schema", ex.Response)
}

// check validates JSON by the schema at a pointer.
func (v *Validator) check(pointer string, raw []byte) error {
	schema, err := v.schema(pointer)
	if err != nil {
		return err
	}
	x, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return fmt.Errorf("is not JSON: %w: %s", err, short(raw))
	}
	if err := schema.Validate(x); err != nil {
		return fmt.Errorf("%w\nin %s", err, short(raw))
	}
	return nil
}

func (v *Validator) schema(pointer string) (*jsonschema.Schema, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if s := v.schemas[pointer]; s != nil {
		return s, nil
	}
	s, err := v.compiler.Compile(resource + "#" + percent(pointer))
	if err != nil {
		return nil, fmt.Errorf("compile %s: %w", pointer, err)
	}
	v.schemas[pointer] = s
	return s, nil
}

// at follows a JSON pointer; nil when it leads nowhere.
func (v *Validator) at(pointer string) any {
	var x any = v.doc
	for _, step := range strings.Split(strings.TrimPrefix(pointer, "/"), "/") {
		m, ok := x.(map[string]any)
		if !ok {
			return nil
		}
		x = m[strings.NewReplacer("~1", "/", "~0", "~").Replace(step)]
	}
	return x
}

// widen changes the places where the description is narrower than Discord.
func widen(doc map[string]any) error {
	const patch = `{
		"InnerErrors": {"type": "object", "additionalProperties": false, "required": ["_errors"],
			"properties": {"_errors": {"type": "array", "items": {"type": "object", "required": ["code", "message"],
				"properties": {"code": {"type": ["integer", "string"]}, "message": {"type": "string"}}}}}}}`
	var replaced map[string]any
	if err := json.Unmarshal([]byte(patch), &replaced); err != nil {
		return err
	}
	components, _ := doc["components"].(map[string]any)
	schemas, ok := components["schemas"].(map[string]any)
	if !ok {
		return fmt.Errorf("it has no schemas")
	}
	for name, schema := range replaced {
		schemas[name] = schema
	}
	for _, name := range []string{"ApplicationCommandCreateRequest", "ApplicationCommandUpdateRequest"} {
		schema, _ := schemas[name].(map[string]any)
		properties, ok := schema["properties"].(map[string]any)
		if !ok {
			return fmt.Errorf("it has no schema %s", name)
		}
		properties["default_member_permissions"] = map[string]any{"type": []any{"integer", "string", "null"}}
	}
	return nil
}

func escape(step string) string { return strings.NewReplacer("~", "~0", "/", "~1").Replace(step) }

// percent writes a pointer as the fragment of an address.
func percent(pointer string) string {
	return strings.NewReplacer("{", "%7B", "}", "%7D", "@", "%40").Replace(pointer)
}

func short(raw []byte) string {
	if len(raw) > 600 {
		return string(raw[:600]) + "…"
	}
	return string(raw)
}
