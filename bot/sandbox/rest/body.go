package rest

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"regexp"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/world"
)

// filePart is what the parts of a multipart body are called that are files.
var filePart = regexp.MustCompile(`^(?:files\[([0-9]{1,2})\]|file([0-9]{0,2}))$`)

// maxFiles is how many files a message may have.
const maxFiles = 10

// readBody reads the body of a request, up to the limit of bytes.
func (a *API) readBody(r *http.Request) ([]byte, *form.Error) {
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, int64(a.cfg.Limits.RequestBytes)))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return nil, form.ErrTooLarge
	}
	if err != nil {
		return nil, badBody("The request body could not be read", err)
	}
	return raw, nil
}

// parseBody returns the JSON of a body and its files, by the numbers of their parts.
func (a *API) parseBody(
	contentType string, raw []byte,
) (payload []byte, files map[string]world.Upload, refusal *form.Error) {
	if len(raw) == 0 {
		return nil, nil, nil
	}
	kind, params, err := mime.ParseMediaType(contentType)
	if err != nil {
		return nil, nil, form.ErrInvalidJSON
	}
	switch kind {
	case "application/json":
		return raw, nil, nil
	case "multipart/form-data":
		return a.parseParts(multipart.NewReader(bytes.NewReader(raw), params["boundary"]))
	}
	return nil, nil, form.Refuse(http.StatusUnsupportedMediaType, form.CodeGeneral,
		fmt.Sprintf("Content-Type %q is not supported: use application/json or multipart/form-data.", kind))
}

// parseParts is parseBody of a multipart body.
func (a *API) parseParts(
	parts *multipart.Reader,
) (payload []byte, files map[string]world.Upload, refusal *form.Error) {
	files = map[string]world.Upload{}
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return payload, files, nil
		}
		if err != nil {
			return nil, nil, badBody("The multipart body is damaged", err)
		}
		data, err := io.ReadAll(part)
		if err != nil {
			return nil, nil, badBody("The multipart body is damaged", err)
		}
		name := part.FormName()
		if name == "payload_json" {
			payload = data
			continue
		}
		hit := filePart.FindStringSubmatch(name)
		if hit == nil {
			continue // Discord ignores other fields
		}
		if len(data) > a.cfg.Limits.FileBytes {
			return nil, nil, form.ErrTooLarge
		}
		number := hit[1] + hit[2]
		if number == "" {
			number = "0"
		}
		files[number] = world.Upload{Name: part.FileName(), ContentType: part.Header.Get("Content-Type"), Data: data}
	}
}

func badBody(what string, err error) *form.Error {
	return form.Refuse(http.StatusBadRequest, form.CodeGeneral, what+": "+err.Error())
}
