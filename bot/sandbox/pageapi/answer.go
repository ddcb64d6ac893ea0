package pageapi

import (
	"encoding/json"
	"net/http"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/resource"
)

// writeRefusal answers {"error": …}.
func writeRefusal(rw http.ResponseWriter, r *act.Refusal) {
	writeJSON(rw, r.Status, resource.Object{"error": r})
}

// writeJSON answers a value that no cache may store.
func writeJSON(rw http.ResponseWriter, status int, v any) {
	raw, err := json.Marshal(v)
	if err != nil {
		status = http.StatusInternalServerError
		raw = []byte(`{"error":{"code":"bad_request","message":"The sandbox cannot encode its answer."}}`)
	}
	rw.Header().Set("Content-Type", "application/json")
	rw.Header().Set("Cache-Control", "no-store")
	rw.WriteHeader(status)
	// A page that went away cannot be told so.
	_, _ = rw.Write(raw)
}
