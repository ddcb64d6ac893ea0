package pageapi

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"

	"farpost/bot/sandbox/act"
)

// How many bytes a page may send at once. A command may bring files, which JSON makes a third larger.
const (
	maxBody        = 64 << 10
	maxCommandBody = 14 << 20
)

// action returns a handler that reads a JSON body of at most so many bytes as a T, and answers what do returns.
func action[T any](most int64, do func(context.Context, T) (any, error)) http.Handler {
	return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		var body T
		if refusal := readAction(r, most, &body); refusal != nil {
			writeRefusal(rw, refusal)
			return
		}
		answer, err := do(r.Context(), body)
		var refusal *act.Refusal
		switch {
		case errors.As(err, &refusal):
			writeRefusal(rw, refusal)
		case err != nil:
			writeRefusal(rw, act.Refuse(http.StatusServiceUnavailable, "bad_request", err.Error()))
		default:
			writeJSON(rw, http.StatusOK, answer)
		}
	})
}

// readAction reads a JSON body of at most so many bytes.
func readAction(r *http.Request, most int64, body any) *act.Refusal {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return act.Refuse(http.StatusUnsupportedMediaType, "bad_request", "Send Content-Type: application/json.")
	}
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, most))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return act.Refuse(http.StatusRequestEntityTooLarge, "bad_request",
			fmt.Sprintf("The request is larger than %d KiB.", most>>10))
	}
	if err != nil {
		return act.Refuse(http.StatusBadRequest, "bad_request", "The request could not be read: "+err.Error())
	}
	dec := json.NewDecoder(strings.NewReader(string(raw)))
	dec.UseNumber()
	if err := dec.Decode(body); err != nil {
		return act.Refuse(http.StatusBadRequest, "bad_request",
			"The request is not the JSON expected here: "+err.Error())
	}
	return nil
}
