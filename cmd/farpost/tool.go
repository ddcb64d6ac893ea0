package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"farpost/cmd/internal/cli"
)

// toolProgram is the program with the developers' commands.
const toolProgram = "farpost-tools"

// errNoTools says how to get the program with the developers' commands; it is one sentence.
var errNoTools = fmt.Errorf("put it beside this program or on PATH (go build ./cmd/%[1]s), "+
	"or run this in a checkout of farpost where Go is installed", toolProgram)

// runTool makes the command that hands over to the same one of farpost-tools.
func runTool(name string) func(context.Context, []string) error {
	return func(ctx context.Context, args []string) error {
		program, err := findTools(ctx)
		if err != nil {
			return fmt.Errorf("%w: %s is a command of %s: %w", cli.ErrUsage, name, toolProgram, err)
		}
		if err := runInPlace(program, append([]string{name}, args...)); err != nil {
			return fmt.Errorf("run %s: %w", program, err)
		}
		return nil
	}
}

// findTools gives the path of farpost-tools: beside this program, on PATH, or built from the checkout around the
// working folder.
func findTools(ctx context.Context) (string, error) {
	file := toolProgram
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	if self, err := os.Executable(); err == nil {
		if path, err := exec.LookPath(filepath.Join(filepath.Dir(self), file)); err == nil {
			return path, nil
		}
	}
	if path, err := exec.LookPath(file); err == nil {
		return filepath.Abs(path)
	}
	if inCheckout() {
		return buildTools(ctx)
	}
	return "", errNoTools
}

// inCheckout tells whether the working folder is in a checkout of this module.
func inCheckout() bool {
	dir, err := os.Getwd()
	for err == nil {
		if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil {
			return module(data) == "farpost"
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			break
		}
		dir = parent
	}
	return false
}

// module is the path of the module that a go.mod declares, "" if it declares none.
func module(gomod []byte) string {
	for lines := bufio.NewScanner(bytes.NewReader(gomod)); lines.Scan(); {
		if words := strings.Fields(lines.Text()); len(words) > 1 && words[0] == "module" {
			return strings.Trim(words[1], `"`)
		}
	}
	return ""
}

// buildTools builds farpost-tools, which go.mod lists as a tool of the module, and gives its path in the go command's
// cache. What has not changed is not built again.
func buildTools(ctx context.Context) (string, error) {
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, "go", "tool", "-n", toolProgram) // -n: build it and print its path
	cmd.Stdout, cmd.Stderr = &out, &errs
	switch err := cmd.Run(); {
	case errors.Is(err, exec.ErrNotFound):
		return "", errNoTools
	case err != nil:
		return "", fmt.Errorf("go tool %s: %w\n%s", toolProgram, err, &errs)
	}
	return strings.TrimSpace(out.String()), nil
}
