// Package openapitest checks REST exchanges against Discord's published OpenAPI description.
//
// A test records the exchanges of a sandbox (sandbox.Config.Record) and asks about each:
//
//	v, err := openapitest.New(os.Getenv("TEST_DISCORD_OPENAPI"))
//	if err != nil { … }
//	for _, err := range v.Validate(exchange) {
//		t.Error(err)
//	}
//
// Requests are checked where the sandbox accepted them (a test that is refused on purpose sends what is not valid), and
// answers always: a success by the schema of its operation and status, a refusal by Discord's form of errors, 204 by
// being empty.
//
// Two places of the description are known to be narrower than Discord is, and are widened:
//
//   - the codes inside a form error are declared as integers; Discord sends names such as
//     BASE_TYPE_MAX_LENGTH;
//   - default_member_permissions of a command is declared as an integer in requests; Discord also
//     takes the text that it answers itself, and discordgo sends that.
//
// Unknown keys are allowed by the description and by Discord; so misspelt keys are not found here.
package openapitest
