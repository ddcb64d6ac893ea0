package bench

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"
)

// Report is what a run measured. Times are in milliseconds.
type Report struct {
	AckP50    float64 `json:"ack_p50_ms" says:"first answer to a press, half of them within, ms"`
	AckP99    float64 `json:"ack_p99_ms" says:"99 of 100 within"`
	AckMax    float64 `json:"ack_max_ms" says:"all within"`
	PromptP50 float64 `json:"prompt_p50_ms" says:"from commit to the next person's prompt, half of them within, ms"`
	PromptP99 float64 `json:"prompt_p99_ms" says:"99 of 100 within"`
	Requests  float64 `json:"requests_per_input" says:"REST requests an input, answers to presses included"`
	Limited   float64 `json:"limited_requests_per_input" says:"the same without answers to presses, which no limit counts"`
	Inputs    float64 `json:"inputs_per_s" says:"inputs a second"`
	CPU       float64 `json:"cpu_ms_per_input" says:"processor time of the bot alone an input, ms"`
	Active    float64 `json:"kib_per_active" says:"memory that a match takes while it is played, KiB"`
	Waiting   float64 `json:"kib_per_waiting" says:"memory that a match takes while it waits, KiB"`
	EchoP99   float64 `json:"echo_p99_ms" says:"first answer of the echo bot, 99 of 100 within, ms"`
	SQLite    float64 `json:"sqlite_ratio" says:"durable inputs for each that SQLite alone commits"`
}

// Text is the report for people, a line for each figure.
func (r Report) Text() string {
	var b strings.Builder
	v := reflect.ValueOf(r)
	for i := range v.NumField() {
		f := v.Type().Field(i)
		fmt.Fprintf(&b, "%-20s %12.3f  %s\n", f.Tag.Get("json"), v.Field(i).Float(), f.Tag.Get("says"))
	}
	return b.String()
}

// quantile is the time within which a share of all lies, in milliseconds; 0 for none at all.
func quantile(all []time.Duration, share float64) float64 {
	if len(all) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(all))
	return float64(sorted[int(share*float64(len(sorted)-1))].Microseconds()) / 1000
}

// per is a figure for each of n, 0 if there are none.
func per(figure float64, n int) float64 {
	if n == 0 {
		return 0
	}
	return figure / float64(n)
}
