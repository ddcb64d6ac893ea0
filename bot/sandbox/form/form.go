package form

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
)

// Form collects what is wrong with the body of a request, each error at the path of its field.
type Form struct{ tree map[string]any }

// New returns a form without errors.
func New() *Form { return &Form{tree: map[string]any{}} }

// Root returns a decoded body as the value at the empty path.
func (f *Form) Root(v any) Value { return Value{f: f, v: v, has: true} }

// Err returns the refusal with all errors, or nil when the body is right.
func (f *Form) Err() *Error {
	if len(f.tree) == 0 {
		return nil
	}
	return &Error{Status: http.StatusBadRequest, Code: CodeInvalidForm, Message: "Invalid Form Body", Errors: f.tree}
}

// BadParam refuses a part of a request's path that is no id.
func BadParam(name, got string) *Error {
	f := New()
	f.Root(nil).Sub(name, got, true).Bad("NUMBER_TYPE_COERCE", "Value %q is not snowflake.", got)
	return f.Err()
}

// DecodeJSON decodes a body; its numbers are json.Number.
func DecodeJSON(raw []byte) (any, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var x any
	if err := dec.Decode(&x); err != nil {
		return nil, fmt.Errorf("body is not JSON: %w", err)
	}
	if dec.More() {
		return nil, fmt.Errorf("body has more than one JSON value")
	}
	return x, nil
}
