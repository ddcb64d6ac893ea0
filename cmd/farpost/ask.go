package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"farpost/cards"
	"farpost/cards/lookup"
	"farpost/cmd/internal/cli"
)

// askLangs are the languages in which one can ask.
var askLangs = []string{"en", "it"}

// mostAnswers is how many answers are printed.
const mostAnswers = 10

// answer is an answer in JSON.
type answer struct {
	ID    string  `json:"id"`
	Game  string  `json:"game"`
	Title string  `json:"title"`
	Text  string  `json:"text"`
	Score float64 `json:"score"`
	Sure  bool    `json:"sure"`
}

// runAsk is "farpost ask [-game G] [-lang it] [-json] QUESTION": what the rules and the cards say about it, of one game
// or of all, the best answer first.
func runAsk(_ context.Context, args []string) error {
	fs := flags("ask")
	game := fs.String("game", "", "which game; all if left out")
	lang := fs.String("lang", askLangs[0], "in which language")
	raw := fs.Bool("json", false, "print JSON")
	if err := fs.Read(args, 1, len(args)); err != nil {
		return err
	}
	if !slices.Contains(askLangs, *lang) {
		return fmt.Errorf("%w: no language %q; there are: %v", cli.ErrUsage, *lang, askLangs)
	}
	asked := cards.Games()
	if *game != "" {
		if !slices.Contains(asked, *game) {
			return fmt.Errorf("%w: no game %q; there are: %v", cli.ErrUsage, *game, asked)
		}
		asked = []string{*game}
	}
	var all []*lookup.Index
	for _, g := range asked {
		set, err := cards.Load(g)
		if err != nil {
			return err
		}
		all = append(all, lookup.New(set, *lang))
	}
	found := lookup.AskAll(all, strings.Join(fs.Args(), " "), mostAnswers)
	if *raw {
		return printJSON(found)
	}
	printAnswer(found)
	return nil
}

// printJSON prints answers as one list.
func printJSON(found lookup.Answer) error {
	list := []answer{}
	for _, f := range found.Found {
		list = append(list, answer{f.ID, f.Game, f.Title, f.Text, f.Score, f.Sure})
	}
	out := json.NewEncoder(os.Stdout)
	out.SetEscapeHTML(false)
	return out.Encode(list)
}

// printAnswer prints answers to read.
func printAnswer(found lookup.Answer) {
	switch {
	case found.Missing != "":
		fmt.Printf("There is no %s.\n", found.Missing)
	case len(found.Found) == 0:
		fmt.Println("Nothing says anything about that.")
	case !found.Sure:
		fmt.Println("Nothing says exactly that. The nearest:")
	}
	if found.Asked != nil {
		fmt.Printf("%s: %s\n", found.Asked.Name, found.Asked.Means)
	}
	for _, f := range found.Found {
		fmt.Printf("%s · %s · %s\n  %s\n", f.ID, f.Game, f.Title, strings.ReplaceAll(f.Text, "\n", "\n  "))
	}
}
