package mutant

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// builder makes tests with broken forms in them.
type builder struct {
	root, dir string // the module's folder, and one for what is built
	made      int
}

// overlay writes files that stand for others, by their paths below the module's folder, and gives the overlay's file.
func (b *builder) overlay(files map[string][]byte) (string, error) {
	b.made++
	dir := filepath.Join(b.dir, strconv.Itoa(b.made))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	replace := map[string]string{}
	for rel, text := range files {
		path := filepath.Join(dir, fmt.Sprintf("%d_%s", len(replace), filepath.Base(rel)))
		if err := os.WriteFile(path, text, 0o600); err != nil {
			return "", err
		}
		replace[filepath.Join(b.root, rel)] = path
	}
	raw, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "overlay.json")
	return file, os.WriteFile(file, raw, 0o600)
}

// suite builds the tests of a package with an overlay and gives the program.
func (b *builder) suite(ctx context.Context, s Suite, overlay string) (string, error) {
	out := filepath.Join(filepath.Dir(overlay), strings.ReplaceAll(s.Dir, "/", "_")+".test")
	if _, err := os.Stat(out); err == nil {
		return out, nil
	}
	cmd := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-overlay="+overlay, "-o", out, "./"+s.Dir)
	cmd.Dir = b.root
	if said, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build the tests of %s: %w\n%s", s.Dir, err, said)
	}
	return out, nil
}
