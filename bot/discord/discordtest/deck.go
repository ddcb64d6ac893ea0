package discordtest

import "farpost/bot/sandbox"

// Deck uses a subcommand of /deck.
func (p *Member) Deck(sub string, opts ...sandbox.OptionValue) Message {
	p.w.Helper()
	return p.Command("deck "+sub, opts...)
}

// PastesDeck imports a deck through the form and gives the answer.
func (p *Member) PastesDeck(name, list string) Message {
	p.w.Helper()
	return p.Fills(p.TryCommand(p.w.Matches(), "deck import", Opt("name", name)), list)
}

// Fills fills in the form of a deck's list that an outcome opened.
func (p *Member) Fills(out sandbox.Outcome, list string) Message {
	p.w.Helper()
	if out.Kind != sandbox.OutcomeModal {
		p.w.Fatalf("no form opened: %+v; %v", out, p.w.Faults())
	}
	out, err := p.Submit(p.w.Ctx, out.InteractionID, map[string]string{"list": list})
	p.w.OK(err)
	return p.Answer(out)
}

// AttachesDeck imports a deck from a file.
func (p *Member) AttachesDeck(name string, f sandbox.File) Message {
	p.w.Helper()
	return p.Deck("import", Opt("name", name), Opt("file", f))
}
