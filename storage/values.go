package storage

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Millis returns an instant as it is stored: UTC milliseconds since 1970, finer parts cut off. The zero time is 0, so
// the instant 1970-01-01T00:00:00Z reads back as the zero time.
func Millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

// FromMillis turns stored milliseconds into a UTC instant, 0 into the zero time.
func FromMillis(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms).UTC()
}

// FoldName returns the form of a name in which names are compared. Letter case, the spelling of accents and superfluous
// spaces make no difference: "Città  Alta" and "CITTÀ ALTA" are one name.
func FoldName(name string) string {
	folded := cases.Fold().String(norm.NFC.String(name))
	return strings.Join(strings.Fields(norm.NFC.String(folded)), " ")
}

// need returns ErrInvalid when a field that must be filled is empty.
func need(row, field, value string) error {
	if value == "" {
		return fmt.Errorf("%w: %s without %s", ErrInvalid, row, field)
	}
	return nil
}

// needJSON returns ErrInvalid when a field is neither empty nor JSON.
func needJSON(row, field string, value json.RawMessage) error {
	if len(value) > 0 && !json.Valid(value) {
		return fmt.Errorf("%w: %s whose %s is no JSON: %.40q", ErrInvalid, row, field, value)
	}
	return nil
}

// first returns the first error there is.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
