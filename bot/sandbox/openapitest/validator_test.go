package openapitest_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/bot/sandbox"
	"farpost/bot/sandbox/openapitest"
)

// description has one operation with a body, an answer and the schemas that the validator needs.
const description = `{
	"openapi": "3.1.0",
	"paths": {"/things/{id}": {"post": {
		"requestBody": {"required": true, "content": {
			"application/json": {"schema": {"type": "object", "required": ["name"], "properties": {"name": {"type": ["string", "null"], "maxLength": 3}}}},
			"multipart/form-data": {"schema": {}}}},
		"responses": {
			"200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}},
			"204": {"description": "nothing"}}}}},
	"components": {"schemas": {
		"Thing": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string", "format": "snowflake"}}},
		"InnerErrors": {}, "ApplicationCommandCreateRequest": {"properties": {}}, "ApplicationCommandUpdateRequest": {"properties": {}},
		"ErrorResponse": {"type": "object", "required": ["code"], "properties": {"errors": {"additionalProperties": {"$ref": "#/components/schemas/InnerErrors"}}}},
		"RatelimitedResponse": {"type": "object", "required": ["retry_after"]}}}}`

func validator(t *testing.T) *openapitest.Validator {
	t.Helper()
	path := filepath.Join(t.TempDir(), "openapi.json")
	if err := os.WriteFile(path, []byte(description), 0o600); err != nil {
		t.Fatal(err)
	}
	v, err := openapitest.New(path)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestValidate ensures that each kind of deviation is found, and that what is right passes.
func TestValidate(t *testing.T) {
	v := validator(t)
	wait := http.Header{"Retry-After": {"1"}}
	for _, c := range []struct {
		name string
		ex   sandbox.Exchange
		want string // part of the error; empty: valid
	}{
		{"right", sandbox.Exchange{Body: []byte(`{"name":"a"}`), Status: 200, Response: []byte(`{"id":"1"}`)}, ""},
		{"multipart",
			sandbox.Exchange{ContentType: "multipart/form-data; boundary=x", Body: []byte(`{"name":"a"}`),
				Status: 204}, ""},
		{"wrong in multipart",
			sandbox.Exchange{ContentType: "multipart/form-data; boundary=x", Body: []byte(`{}`),
				Status: 204}, "request"},
		{"long name", sandbox.Exchange{Body: []byte(`{"name":"abcd"}`), Status: 204}, "maxLength"},
		{"no body", sandbox.Exchange{Status: 204}, "one is required"},
		{"wrong answer", sandbox.Exchange{Body: []byte(`{"name":"a"}`), Status: 200, Response: []byte(`{"id":1}`)},
			"answer"},
		{"body of a 204", sandbox.Exchange{Body: []byte(`{"name":"a"}`), Status: 204, Response: []byte(`{}`)},
			"none is described"},
		{"odd status", sandbox.Exchange{Body: []byte(`{"name":"a"}`), Status: 201, Response: []byte(`{}`)},
			"status 201"},
		{"refused on purpose",
			sandbox.Exchange{Body: []byte(`{}`), Status: 400,
				Response: []byte(`{"code":50035,"errors":{"name":{"_errors":[{"code":"A","message":"b"}]}}}`)}, ""},
		{"refusal without code", sandbox.Exchange{Status: 400, Response: []byte(`{}`)}, "answer"},
		{"refusal of another form",
			sandbox.Exchange{Status: 400,
				Response: []byte(`{"code":1,"errors":{"name":{"_errors":[{"code":true}]}}}`)}, "answer"},
		{"429", sandbox.Exchange{Status: 429, Header: wait, Response: []byte(`{"retry_after":1}`)}, ""},
		{"429 without header", sandbox.Exchange{Status: 429, Response: []byte(`{"retry_after":1}`)}, "how long"},
		{"dropped", sandbox.Exchange{Body: []byte(`{"name":"a"}`)}, ""},
		{"unknown operation", sandbox.Exchange{Method: "GET", Status: 200}, "not in Discord's description"},
	} {
		c.ex.Path, c.ex.Template = "/things/1", "/things/{id}"
		if c.ex.Method == "" {
			c.ex.Method = "POST"
		}
		if c.ex.ContentType == "" {
			c.ex.ContentType = "application/json"
		}
		errs := v.Validate(c.ex)
		switch {
		case c.want == "" && len(errs) > 0:
			t.Errorf("%s: %v", c.name, errs)
		case c.want != "" && (len(errs) != 1 || !strings.Contains(errs[0].Error(), c.want)):
			t.Errorf("%s: %v, want %q", c.name, errs, c.want)
		}
	}
}

// TestNew ensures that a file which is no description is refused with its name.
func TestNew(t *testing.T) {
	for name, content := range map[string]string{"no JSON": "x", "no paths": "{}", "no schemas": `{"paths":{}}`} {
		path := filepath.Join(t.TempDir(), "d.json")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := openapitest.New(path); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := openapitest.New(filepath.Join(t.TempDir(), "missing")); err == nil {
		t.Error("a missing file is read")
	}
}
