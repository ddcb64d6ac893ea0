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

// Value is one JSON value of a body and its path. Reading it as the wrong type, or out of bounds, notes an error in its
// form and returns the zero value. What is absent or null reads as the zero value without an error, unless it is
// required.
type Value struct {
	f    *Form
	v    any
	has  bool // the key is there, perhaps with null
	path []string
}

// Bad notes an error at the value's path, with one of Discord's codes and a message that is formatted with args.
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

// Required notes that the value is missing.
func (v Value) Required() { v.Bad("BASE_TYPE_REQUIRED", "This field is required") }

// Sub returns x as the value one step below. has says whether it is there.
func (v Value) Sub(step string, x any, has bool) Value {
	path := make([]string, len(v.path), len(v.path)+1)
	copy(path, v.path)
	return Value{f: v.f, v: x, has: has, path: append(path, step)}
}

// At returns the value of a key of an object. It is absent when the key is, or when v is no object.
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

// List reads an array of minimum to maximum items.
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

// BadLength notes that a text or list is too short or too long.
func (v Value) BadLength(minimum, maximum int) {
	if minimum > 0 {
		v.Bad("BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.", minimum, maximum)
		return
	}
	v.Bad("BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maximum)
}

// Text reads a text of minimum to maximum characters. One of another length is an error, and returned all the same.
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

// RequiredText is Text that must be there.
func (v Value) RequiredText(minimum, maximum int) string {
	if !v.Given() {
		v.Required()
		return ""
	}
	return v.Text(minimum, maximum)
}

// Boolean reads true or false.
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

// Number reads an integer, written as a number or as text. ok is false when it is absent, wrong or out of bounds.
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

// Snowflake reads an id.
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

// link reads an absolute address that has one of the schemes.
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

// moment reads a time in ISO 8601 and returns it as Discord writes times.
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
