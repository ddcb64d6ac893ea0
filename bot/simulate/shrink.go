package simulate

import (
	"fmt"
	"slices"
	"strings"

	"farpost/bot/simulate/faults"
)

// Shrink looks for the fewest faults with which a run still breaks a law. It takes one away at a time, as long as
// something goes wrong without it. It returns the configuration, and what came of the run with it.
func Shrink(c Config, in Bubble) (Config, Report, error) {
	c = c.Filled()
	if c.Only == nil {
		for _, f := range faults.Plan(c.Seed, c.Kinds, c.Faults, c.plannedIn()) {
			c.Only = append(c.Only, f.No)
		}
	}
	best, err := Run(c, in)
	if err != nil || best.Bad() == 0 {
		return c, best, err
	}
	for i := 0; i < len(c.Only); {
		fewer := c
		fewer.Only = slices.Delete(slices.Clone(c.Only), i, i+1)
		r, err := Run(fewer, in)
		if err != nil {
			return c, best, err
		}
		if r.Bad() == 0 {
			i++
			continue
		}
		c, best = fewer, r
	}
	return c, best, nil
}

// Command is the command line that repeats a run.
func (c Config) Command(kinds string) string {
	c = c.Filled()
	said := fmt.Sprintf("farpost simulate -seed %d -matches %d -members %d -events %d -hours %g -faults %q -count %d",
		c.Seed, c.Matches, c.Members, c.Events, c.Time.Hours(), kinds, c.Faults)
	if c.Secrets {
		said += " -secrets"
	}
	if c.Only != nil {
		said += " -only " + strings.Trim(strings.ReplaceAll(fmt.Sprint(c.Only), " ", ","), "[]")
		if len(c.Only) == 0 {
			said += "0"
		}
	}
	return said
}
