package sandbox

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strconv"
	"time"
	"unicode/utf8"
)

// form collects what is wrong with a request body, field by field, as Discord reports it: all
// errors at once, each at the path of its field.
type form struct{ tree map[string]any }

// value is one JSON value of a body and its path. Reading it with the wrong type, or out of
// bounds, notes an error and returns the zero value.
type value struct {
	f    *form
	v    any
	has  bool // the key is there, perhaps with null
	path []string
}

func newForm() *form { return &form{tree: map[string]any{}} }

func (f *form) root(v any) value { return value{f: f, v: v, has: true} }

// err returns the refusal with all errors, or nil when the body is right.
func (f *form) err() *apiError {
	if len(f.tree) == 0 {
		return nil
	}
	return &apiError{Status: http.StatusBadRequest, Code: codeInvalidForm, Message: "Invalid Form Body", Errors: f.tree}
}

func (v value) bad(code, message string, args ...any) {
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

func (v value) required() { v.bad("BASE_TYPE_REQUIRED", "This field is required") }

func (v value) sub(step string, x any, has bool) value {
	path := make([]string, len(v.path), len(v.path)+1)
	copy(path, v.path)
	return value{f: v.f, v: x, has: has, path: append(path, step)}
}

// at returns the member of an object; it is absent when there is none.
func (v value) at(key string) value {
	m, _ := v.v.(map[string]any)
	x, has := m[key]
	return v.sub(key, x, has)
}

// given says whether there is a value other than null.
func (v value) given() bool { return v.has && v.v != nil }

// present says whether the key is there, perhaps with null.
func (v value) present() bool { return v.has }

// orObject returns the value, or an empty object in its place where there is none.
func (v value) orObject() value {
	if v.given() {
		return v
	}
	return value{f: v.f, v: map[string]any{}, has: true, path: v.path}
}

// mustList notes an error unless the value is an array.
func (v value) mustList() {
	if _, ok := v.v.([]any); !ok {
		v.bad("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
	}
}

// object says whether the value is an object, and notes an error when it is not.
func (v value) object() bool {
	if _, ok := v.v.(map[string]any); !ok {
		v.bad("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
		return false
	}
	return true
}

// list returns the items of an array, nil when absent or null.
func (v value) list(minimum, maximum int) []value {
	if !v.given() {
		return nil
	}
	items, ok := v.v.([]any)
	if !ok {
		v.bad("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
		return nil
	}
	if len(items) > maximum || len(items) < minimum {
		v.badLength(minimum, maximum)
		return nil
	}
	out := make([]value, len(items))
	for i, item := range items {
		out[i] = v.sub(strconv.Itoa(i), item, true)
	}
	return out
}

func (v value) badLength(minimum, maximum int) {
	if minimum > 0 {
		v.bad("BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.", minimum, maximum)
		return
	}
	v.bad("BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maximum)
}

// text returns a string of at most maximum characters, "" when absent or null.
func (v value) text(minimum, maximum int) string {
	if !v.given() {
		return ""
	}
	s, ok := v.v.(string)
	if !ok {
		v.bad("STRING_TYPE_CONVERT", "Could not interpret the value as string.")
		return ""
	}
	if n := utf8.RuneCountInString(s); n > maximum || n < minimum {
		v.badLength(minimum, maximum)
	}
	return s
}

// need is text that must be there.
func (v value) need(minimum, maximum int) string {
	if !v.given() {
		v.required()
		return ""
	}
	return v.text(minimum, maximum)
}

func (v value) boolean() bool {
	if !v.given() {
		return false
	}
	b, ok := v.v.(bool)
	if !ok {
		v.bad("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
	}
	return b
}

// number reads an integer, given as JSON number or text; ok is false when absent or wrong.
func (v value) number(minimum, maximum int64) (n int64, ok bool) {
	if !v.given() {
		return 0, false
	}
	switch x := v.v.(type) {
	case json.Number:
		f, err := x.Float64()
		if err != nil || f != math.Trunc(f) {
			v.bad("NUMBER_TYPE_COERCE", "Value %q is not int.", x.String())
			return 0, false
		}
		if n, err = x.Int64(); err != nil {
			n = int64(f)
		}
	case string:
		parsed, err := strconv.ParseInt(x, 10, 64)
		if err != nil {
			v.bad("NUMBER_TYPE_COERCE", "Value %q is not int.", x)
			return 0, false
		}
		n = parsed
	default:
		v.bad("NUMBER_TYPE_COERCE", "Value \"%v\" is not int.", v.v)
		return 0, false
	}
	if n < minimum {
		v.bad("NUMBER_TYPE_MIN", "int value should be greater than or equal to %d.", minimum)
		return 0, false
	}
	if n > maximum {
		v.bad("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.", maximum)
		return 0, false
	}
	return n, true
}

// snowflake reads an id, "" when absent or wrong.
func (v value) snowflake() string {
	if !v.given() {
		return ""
	}
	s := fmt.Sprint(v.v)
	if !isSnowflake(s) {
		v.bad("NUMBER_TYPE_COERCE", "Value %q is not snowflake.", s)
		return ""
	}
	return s
}

// link reads an absolute address with one of the schemes.
func (v value) link(maximum int, schemes ...string) string {
	s := v.text(0, maximum)
	if s == "" {
		return ""
	}
	u, err := url.Parse(s)
	if err != nil || u.Scheme == "" || (u.Host == "" && u.Opaque == "") {
		v.bad("URL_TYPE_INVALID_URL", "Not a well formed URL.")
		return ""
	}
	for _, scheme := range schemes {
		if u.Scheme == scheme {
			return s
		}
	}
	v.bad("URL_TYPE_INVALID_SCHEME", "Scheme %q is not supported. Scheme must be one of %v.", u.Scheme, schemes)
	return ""
}

func (v value) moment() string {
	s := v.text(0, 64)
	if s == "" {
		return ""
	}
	t, err := time.Parse(time.RFC3339, s)
	if err != nil {
		v.bad("DATE_TIME_TYPE_PARSE", "Could not parse %s. Should be ISO8601.", s)
		return ""
	}
	return stamp(t)
}
