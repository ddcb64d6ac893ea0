package discord_test

import (
	"testing"

	"farpost/engine/thorough"
)

// TestMain has the collector run seldom.
func TestMain(m *testing.M) { thorough.Main(m) }
