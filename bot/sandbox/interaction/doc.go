// Package interaction is the life of an interaction: a command, a press, an autocompletion or a submitted modal, from
// the member who sends it to the bot that answers.
//
//	it := &interaction.Interaction{Kind: resource.InteractionComponent, User: ada, Channel: channelID, Source: m}
//	interactions.Begin(it, resource.Object{"custom_id": "accept", "component_type": resource.TypeButton})
//	outcome := <-it.Done // outside the lock
//
// Begin gives it an id and a token, sends INTERACTION_CREATE by the gateway and starts the bot's 3 seconds. The first
// answer (package rest) acknowledges it and calls Settle with the Outcome; when none comes in time the outcome is
// OutcomeFailed. Either way Done gets it once.
//
// By the token the bot can edit its answer and send follow-ups for 15 minutes. A token holds its interaction's id, and
// the id its time, so Expired recognises an old token after the interaction was forgotten.
//
// The world's lock guards a Registry and its interactions.
package interaction
