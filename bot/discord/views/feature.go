package views

import (
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// Presses lists the buttons that show something.
func (vw *Views) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActHand, Needs: route.Seat, Do: vw.hand},
		{Action: ui.ActBoard, Needs: route.Seat, Do: vw.board(boardForm{Words: true, Picture: true})},
		{Action: ui.ActLog, Needs: route.Match, Do: vw.log},
		{Action: ui.ActRules, Needs: route.Match, Do: vw.rules},
		{Action: ui.ActSheet, Do: vw.turnSheet},
		{Action: ui.ActSheetCard, Do: vw.pickCard},
		{Action: ui.ActStory, Do: vw.story},
		{Action: ui.ActLookPick, Do: vw.pickLooked},
		{Action: ui.ActLookTerm, Do: vw.pressLooked},
		{Action: ui.ActRelated, Do: vw.related},
		{Action: ui.ActReason, Do: vw.reason},
		{Action: ui.ActExample, Do: vw.example},
		{Action: ui.ActShowAll, Do: vw.showAll},
		{Action: ui.ActAskRules, Do: vw.inGame(true)},
		{Action: ui.ActAskCards, Do: vw.inGame(false)},
		{Action: ui.ActContents, Do: vw.contents},
		{Action: ui.ActChapter, Do: vw.chapter},
		{Action: ui.ActTerms, Do: vw.terms},
		{Action: ui.ActTermPick, Do: vw.pickTerm},
		{Action: ui.ActCompare, Do: vw.compare},
		{Action: ui.ActCompareWith, Do: vw.compareWith},
	}
}

// Commands lists the commands that show something.
func (vw *Views) Commands() []route.Command {
	build := route.Builder{Words: vw.Words}
	ofMatch := []route.Option{build.Match()}
	filter := build.Text("cards", "filter")
	filter.MaxLength = maxFilter
	match := map[string]route.Completer{route.OptMatch: vw.Find.CompleteMatch}
	board := func(path string, form boardForm) route.Command {
		return route.Command{Path: path, Guild: true, Needs: route.Match, Options: ofMatch, Do: vw.board(form),
			Complete: match}
	}
	return []route.Command{
		{Path: "match board", Guild: true, Needs: route.Match, Do: vw.boardAsked, Complete: match,
			Options: []route.Option{build.Match(), build.Switch("board", "wide")}},
		{Path: "match log", Guild: true, Needs: route.Match, Do: vw.log, Complete: match,
			Options: []route.Option{build.Match(), build.Number("log", "turns", 1, narrate.MostTurns)}},
		{Path: "match hand", Guild: true, Needs: route.Seat, Options: ofMatch, Do: vw.hand, Complete: match},
		{Path: "match list", Guild: true, Do: vw.list},
		board("board text", boardForm{Words: true}),
		board("board picture", boardForm{Picture: true}),
		board("board wide", boardForm{Picture: true, Wide: true}),
		{Path: "inbox", Do: vw.inbox},
		{Path: "help", Do: vw.help},
		{Path: lookUpName, Message: true, Do: vw.lookUpMessage},
		{Path: "card", Do: vw.card, Complete: map[string]route.Completer{"name": vw.completeLookup(false)},
			Options: []route.Option{route.Required(route.Completed(build.Text("card", "name"))), build.Game("card")}},
		{Path: "cards", Do: vw.cards, Complete: map[string]route.Completer{"filter": vw.completeFilter},
			Options: []route.Option{route.Completed(filter), build.Game("cards"),
				build.Number("cards", "page", 1, 999)}},
		{Path: "rule", Do: vw.rule, Complete: map[string]route.Completer{"about": vw.completeLookup(true)},
			Options: []route.Option{route.Completed(build.Text("rule", "about")), build.Game("rule")}},
	}
}
