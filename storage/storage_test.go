package storage_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"farpost/storage"
)

// TestMillis: instants survive storing to the millisecond, in UTC; zero stays zero.
func TestMillis(t *testing.T) {
	rome := time.FixedZone("Rome", 3600)
	for _, test := range []struct{ in, want time.Time }{
		{time.Time{}, time.Time{}},
		{time.Date(2026, 1, 2, 3, 4, 5, 678_999_999, time.UTC), time.Date(2026, 1, 2, 3, 4, 5, 678_000_000, time.UTC)},
		{time.Date(2026, 1, 2, 3, 4, 5, 0, rome), time.Date(2026, 1, 2, 2, 4, 5, 0, time.UTC)},
		{time.Date(1969, 12, 31, 23, 59, 59, 0, time.UTC), time.Date(1969, 12, 31, 23, 59, 59, 0, time.UTC)},
	} {
		if got := storage.FromMillis(storage.Millis(test.in)); got != test.want {
			t.Errorf("%v came back as %v, want %v", test.in, got, test.want)
		}
	}
}

// TestFoldName: names are one when only case, accents' spelling or spaces differ.
func TestFoldName(t *testing.T) {
	for _, test := range []struct {
		a, b string
		same bool
	}{
		{"Tide", "tIDE", true},
		{" Tide  and\tSilence ", "tide and silence", true},
		{"Perch\u00e9", "PERCHE\u0301", true},
		{"Straße", "STRASSE", true},
		{"Σίσυφος", "ΣΊΣΥΦΟΣ", true},
		{"Perché", "Perche", false},
		{"Tide and", "Tideand", false},
	} {
		if got := storage.FoldName(test.a) == storage.FoldName(test.b); got != test.same {
			t.Errorf("%q and %q are one name: %v, want %v", test.a, test.b, got, test.same)
		}
	}
}

// TestNewerSchemaError: the error is of its kind and says both numbers.
func TestNewerSchemaError(t *testing.T) {
	err := error(&storage.NewerSchemaError{File: "x.db", Have: 9, Known: 4})
	if !errors.Is(err, storage.ErrNewerSchema) || errors.Is(err, storage.ErrUnreadable) {
		t.Errorf("%v is of the wrong kind", err)
	}
	for _, part := range []string{"x.db", "version 9", "up to 4"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not say %q", err, part)
		}
	}
}
