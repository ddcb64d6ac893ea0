package storagetest

import (
	"testing"

	"farpost/storage"
)

// Engine says how to open stores of one engine.
type Engine struct {
	// New opens an empty store, which the engine closes when the test ends.
	New func(t *testing.T) storage.Store
	// Reopen opens what Backup has written.
	Reopen func(t *testing.T, file string) storage.Store
}

// Run runs the whole suite, each part on a store of its own.
func Run(t *testing.T, e Engine) {
	parts := []struct {
		name string
		test func(*testing.T, storage.Store)
	}{
		{"UpdateKeeps", testUpdateKeeps},
		{"UpdateRollsBack", testUpdateRollsBack},
		{"UpdateHandlesErrors", testUpdateHandlesErrors},
		{"PanicRollsBack", testPanicRollsBack},
		{"GoexitRollsBack", testGoexitRollsBack},
		{"EndedContext", testEndedContext},
		{"EndedTransaction", testEndedTransaction},
		{"Closed", testClosed},
		{"ViewIsOneMoment", testViewIsOneMoment},
		{"Schema", testSchema},
		{"Check", testCheck},
		{"ConcurrentUpdates", testConcurrentUpdates},
		{"ConcurrentFailures", testConcurrentFailures},
		{"ConcurrentViews", testConcurrentViews},
		{"Sample", testSample},
		{"CreateMatch", testCreateMatch},
		{"UpdateMatch", testUpdateMatch},
		{"Advance", testAdvance},
		{"Filter", testFilter},
		{"InvalidRows", testInvalidRows},
		{"Books", testBooks},
		{"Seats", testSeats},
		{"SetAsks", testSetAsks},
		{"Inbox", testInbox},
		{"Log", testLog},
		{"LogRefuses", testLogRefuses},
		{"Jobs", testJobs},
		{"Shift", testShift},
		{"Given", testGiven},
		{"Heartbeat", testHeartbeat},
		{"OutboxLanes", testOutboxLanes},
		{"OutboxWaits", testOutboxWaits},
		{"OutboxRanks", testOutboxRanks},
		{"OutboxDoors", testOutboxDoors},
		{"OutboxKeepsTime", testOutboxKeepsTime},
		{"OutboxEnds", testOutboxEnds},
		{"OutboxCoalesces", testOutboxCoalesces},
		{"OutboxNonce", testOutboxNonce},
		{"OutboxRequeue", testOutboxRequeue},
		{"OutboxHasten", testOutboxHasten},
		{"OutboxPurge", testOutboxPurge},
		{"Messages", testMessages},
		{"Decks", testDecks},
		{"DeckNames", testDeckNames},
		{"People", testPeople},
		{"Results", testResults},
		{"Series", testSeries},
		{"Ratings", testRatings},
		{"Seasons", testSeasons},
		{"CreateEvent", testCreateEvent},
		{"UpdateEvent", testUpdateEvent},
		{"AdvanceEvent", testAdvanceEvent},
		{"AdvanceEventRefuses", testAdvanceEventRefuses},
		{"EventPlayers", testEventPlayers},
		{"Events", testEvents},
		{"DeleteEvent", testDeleteEvent},
		{"EventRollsBack", testEventRollsBack},
		{"InvalidEvents", testInvalidEvents},
	}
	for _, part := range parts {
		t.Run(part.name, func(t *testing.T) { part.test(t, e.New(t)) })
	}
	t.Run("Backup", func(t *testing.T) { testBackup(t, e) })
}
