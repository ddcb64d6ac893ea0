package toy_test

import (
	"testing"

	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// Every scenario of the toy shows its rule of the kernel, in each of the ways in which the runner plays it.
func TestScenarios(t *testing.T) {
	files, err := scenario.Files(toy.Scenarios())
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	game := toy.Game(toy.New(""))
	for _, name := range files {
		t.Run(name, func(t *testing.T) { scenario.Run(t, game, toy.Scenarios(), name) })
	}
}

// The toy has no fault that can be seen without playing.
func TestValid(t *testing.T) {
	if err := toy.New("").Validate(); err != nil {
		t.Error(err)
	}
}
