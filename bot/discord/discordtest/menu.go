package discordtest

// Walked are the values of the menus of a message, over all pages to which its button of the next page leads.
func (w *World) Walked(p *Member, m Message) map[string]bool {
	w.Helper()
	out := map[string]bool{}
	for range 20 {
		for _, row := range m.Components {
			for _, c := range row.Components {
				for _, o := range c.Options {
					out[o.Value] = true
				}
			}
		}
		next := w.Turn(m)
		if next == "" {
			return out
		}
		m = p.PressID(m, next)
	}
	w.Fatalf("the pages of %s have no end", m)
	return nil
}

// Turn is the button of a message that leads to the next page; "" if there is none.
func (w *World) Turn(m Message) string {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if (c.Label == "Next page" || c.Label == "Pagina seguente") && !c.Disabled {
				return c.CustomID
			}
		}
	}
	return ""
}
