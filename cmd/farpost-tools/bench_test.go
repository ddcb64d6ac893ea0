package main_test

import (
	"encoding/json"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"farpost/engine/thorough"
)

// figures are the fields of a report, as they are promised.
var figures = []string{"ack_p50_ms", "ack_p99_ms", "ack_max_ms", "prompt_p50_ms", "prompt_p99_ms",
	"requests_per_input", "limited_requests_per_input", "inputs_per_s", "cpu_ms_per_input", "kib_per_active",
	"kib_per_waiting", "echo_p99_ms", "sqlite_ratio"}

// TestBenchLoad ensures that the bot is measured under a load that real presses make: the report has exactly the
// promised figures, each a number that can be, and what was counted agrees. A prompt may be there before the commit is
// told to the bench, which counts as nothing.
func TestBenchLoad(t *testing.T) {
	thorough.Only(t, "it puts load on the bot")
	t.Parallel()
	s := tools(t, t.TempDir(), "bench", "load", "-matches", "3", "-waiting", "2", "-seconds", "2", "-limits=false",
		"-players-at-once", "2", "-json")
	var rep map[string]float64
	decode(t, s, &rep)
	for _, name := range figures {
		f, ok := rep[name]
		if !ok || math.IsNaN(f) || math.IsInf(f, 0) || f < 0 {
			t.Errorf("%s is %v", name, f)
		}
	}
	if len(rep) != len(figures) {
		t.Errorf("fields %v", rep)
	}
	if !slices.IsSorted([]float64{rep["ack_p50_ms"], rep["ack_p99_ms"], rep["ack_max_ms"]}) ||
		rep["prompt_p50_ms"] > rep["prompt_p99_ms"] {
		t.Errorf("most take longer than all: %v", rep)
	}
	for _, name := range []string{"ack_p50_ms", "inputs_per_s", "echo_p99_ms", "sqlite_ratio"} {
		if rep[name] == 0 {
			t.Errorf("%s is 0", name)
		}
	}
	counts := regexp.MustCompile(`(\d+) inputs; (\d+) presses, (\d+) requests.* (\d+) presses without an answer; ` +
		`(\d+) prompts, (\d+) of them not there`).FindStringSubmatch(s.Err)
	if counts == nil {
		t.Fatalf("no counts in %q", s.Err)
	}
	n := make([]float64, len(counts))
	for i, text := range counts[1:] {
		n[i], _ = strconv.ParseFloat(text, 64)
	}
	inputs, presses, requests, silent, prompts, late := n[0], n[1], n[2], n[3], n[4], n[5]
	// Two play at once, and the end of the time cuts off what they press then. On a busy machine some answers are late.
	if inputs < 1 || presses+2 < inputs || requests+silent < presses || silent > presses || late > prompts {
		t.Errorf("counts that cannot be: %s", counts[0])
	}
	if math.Abs(rep["requests_per_input"]-requests/inputs) > 0.001 {
		t.Errorf("%v requests an input; %s", rep["requests_per_input"], counts[0])
	}
}

// TestBenchAbsence ensures that a bot that was away takes up the matches that waited, and that the report for people
// has a line for each figure.
func TestBenchAbsence(t *testing.T) {
	thorough.Only(t, "it puts load on the bot")
	t.Parallel()
	s := tools(t, t.TempDir(), "bench", "load", "-matches", "2", "-waiting", "4", "-seconds", "0.5", "-absence")
	lines := strings.Count(s.Out, "\n")
	if s.Status != 0 || lines != len(figures) || !strings.Contains(s.Err, "the time is given back") {
		t.Errorf("%+v", s)
	}
	for _, name := range figures {
		if !strings.Contains(s.Out, name+" ") {
			t.Errorf("no %s in %s", name, s.Out)
		}
	}
	if json.Valid([]byte(s.Out)) {
		t.Error("people got JSON")
	}
}
