package sandbox_test

import (
	"fmt"
	"os"
	"testing"

	"farpost/bot/sandbox/openapitest"
)

// TestMain runs all tests and then checks that every request which the sandbox accepted in them, and every answer that
// it gave, is valid under Discord's own description.
func TestMain(m *testing.M) {
	code := m.Run()
	if path := os.Getenv("TEST_DISCORD_OPENAPI"); path == "" {
		fmt.Println("not checked against Discord's description: TEST_DISCORD_OPENAPI is not set")
	} else if n := seen.invalid(path); n > 0 {
		fmt.Printf("FAIL: %d exchanges are not valid under %s\n", n, path)
		code = max(code, 1)
	}
	os.Exit(code)
}

// invalid prints what is wrong with the exchanges and returns how many are wrong.
func (r *recorder) invalid(path string) int {
	v, err := openapitest.New(path)
	if err != nil {
		fmt.Println(err)
		return 1
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	n := 0
	for _, ex := range r.list {
		errs := v.Validate(ex)
		for _, err := range errs {
			fmt.Println(err)
		}
		if len(errs) > 0 {
			n++
		}
	}
	fmt.Printf("%d exchanges checked against Discord's description\n", len(r.list))
	return n
}
