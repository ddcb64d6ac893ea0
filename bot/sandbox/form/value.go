package form

import (
	"encoding/json"
	"fmt"
	"math"
	"net/url"
	"strconv"
	"time"
	"unicode/utf8"

	"farpost/bot/sandbox/resource"
)

// Value is one JSON value of a body and its path. Reading it with the wrong type, or out of
// bounds, notes an error and returns the zero value.
type Value struct {
	f    *Form
	v    any
	has  bool // the key is there, perhaps with null
	path []string
}

func (v Value) Bad(code, message string, args ...any) {
	node := v.f.tree
	for _, step := range v.path {
		next, ok := node[step].(map[string]any)
		if !ok {
			next = map[string]any{}
			node[step] = next
		}
		node = next
	}
	list, _ := node["_errors"].([]any)
	node["_errors"] = append(list, map[string]any{"code": code, "message": fmt.Sprintf(message, args...)})
}

func (v Value) Required() { v.Bad("BASE_TYPE_REQUIRED", "This field is required") }

func (v Value) Sub(step string, x any, has bool) Value {
	path := make([]string, len(v.path), len(v.path)+1)
	copy(path, v.path)
	return Value{f: v.f, v: x, has: has, path: append(path, step)}
}

// At returns the member of an object; it is absent when there is none.
func (v Value) At(key string) Value {
	m, _ := v.v.(map[string]any)
	x, has := m[key]
	return v.Sub(key, x, has)
}

// Given says whether there is a value other than null.
func (v Value) Given() bool { return v.has && v.v != nil }

// Present says whether the key is there, perhaps with null.
func (v Value) Present() bool { return v.has }

// OrObject returns the value, or an empty object in its place where there is none.
func (v Value) OrObject() Value {
	if v.Given() {
		return v
	}
	return Value{f: v.f, v: map[string]any{}, has: true, path: v.path}
}

// MustList notes an error unless the value is an array.
func (v Value) MustList() {
	if _, ok := v.v.([]any); !ok {
		v.Bad("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
	}
}

// Object says whether the value is an object, and notes an error when it is not.
func (v Value) Object() bool {
	if _, ok := v.v.(map[string]any); !ok {
		v.Bad("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
		return false
	}
	return true
}

// List returns the items of an array, nil when absent or null.
func (v Value) List(minimum, maximum int) []Value {
	if !v.Given() {
		return nil
	}
	items, ok := v.v.([]any)
	if !ok {
		v.Bad("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
		return nil
	}
	if len(items) > maximum || len(items) < minimum {
		v.BadLength(minimum, maximum)
		return nil
	}
	out := make([]Value, len(items))
	for i, item := range items {
		out[i] = v.Sub(strconv.Itoa(i), item, true)
	}
	return out
}

func (v Value) BadLength(minimum, maximum int) {
	if minimum > 0 {
		v.Bad("BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.", minimum, maximum)
		return
	}
	v.Bad("BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maximum)
}

// Text returns a string of at most maximum characters, "" when absent or null.
func (v Value) Text(minimum, maximum int) string {
	if !v.Given() {
		return ""
	}
	s, ok := v.v.(string)
	if !ok {
		v.Bad("STRING_TYPE_CONVERT", "Could not interpret the value as string.")
		return ""
	}
	if n := utf8.RuneCountInString(s); n > maximum || n < minimum {
		v.BadLength(minimum, maximum)
	}
	return s
}

// RequiredText is text that must be there.
func (v Value) RequiredText(minimum, maximum int) string {
	if !v.Given() {
		v.Required()
		return ""
	}
	return v.Text(minimum, maximum)
}

func (v Value) Boolean() bool {
	if !v.Given() {
		return false
	}
	b, ok := v.v.(bool)
	if !ok {
		v.Bad("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
	}
	return b
}

// Number reads an integer, given as JSON number or text; ok is false when absent or wrong.
func (v Value) Number(minimum, maximum int64) (n int64, ok bool) {
	if !v.Given() {
		return 0, false
	}
	switch x := v.v.(type) {
	case json.Number:
		f, err := x.Float64()
		if err != nil || f != math.Trunc(f) {
			v.Bad("NUMBER_TYPE_COERCE", "Value %q is not int.", x.String())
			return 0, false
		}
		if n, err = x.Int64(); err != nil {
			n = int64(f)
		}
	case string:
		parsed, err := strconv.ParseInt(x, 10, 64)
		if err != nil {
			v.Bad("NUMBER_TYPE_COERCE", "Value %q is not int.", x)
			return 0, false
		}
		n = parsed
	default:
		v.Bad("NUMBER_TYPE_COERCE", "Value \"%v\" is not int.", v.v)
		return 0, false
	}
	if n < minimum {
		v.Bad("NUMBER_TYPE_MIN", "int value should be greater than or equal to %d.", minimum)
		return 0, false
	}
	if n > maximum {
		v.Bad("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.", maximum)
		return 0, false
	}
	return n, true
}

// Snowflake reads an id, "" when absent or wrong.
func (v Value) Snowflake() string {
	if !v.Given() {
		return ""
	}
	s := fmt.Sprint(v.v)
	if !resource.IsSnowflake(s) {
		v.Bad("NUMBER_TYPE_COERCE", "Value %q is not snowflake.", s)
		return ""
	}
	return s
}

// link reads an absolute address with one of the schemes.
func (v Value) link(maximum int, schemes ...string) string {
	s := v.Text(0, maximum)
	if s == "" {
		return ""
	}
	u, err := url.Parse(s)
	if err != nil || u.Scheme == "" || (u.Host == "" && u.Opaque == "") {
		v.Bad("URL_TYPE_INVALID_URL", "Not a well formed URL.")
		return ""
	}
	for _, scheme := range schemes {
		if u.Scheme == scheme {
			return s
		}
	}
	v.Bad("URL_TYPE_INVALID_SCHEME", "Scheme %q is not supported. Scheme must be one of %v.", u.Scheme, schemes)
	return ""
}

func (v Value) moment() string {
	s := v.Text(0, 64)
	if s == "" {
		return ""
	}
	t, err := time.Parse(time.RFC3339, s)
	if err != nil {
		v.Bad("DATE_TIME_TYPE_PARSE", "Could not parse %s. Should be ISO8601.", s)
		return ""
	}
	return resource.Timestamp(t)
}
