// Package form reads the bodies of requests and refuses what Discord would refuse, in Discord's words.
//
// Discord answers a wrong body with code 50035, "Invalid Form Body", and a tree that has an error at the path of each
// wrong field, all of them at once. A Form collects that tree. A Value is one JSON value with its path: whoever reads
// it as the wrong type, or out of bounds, notes an error and goes on with the zero value. So readers are straight code
// that asks for errors once, at the end:
//
//	f := form.New()
//	body := f.Root(decoded)
//	name := body.At("name").RequiredText(1, 100)
//	minutes, given := body.At("auto_archive_duration").Number(60, 10080)
//	if err := f.Err(); err != nil {
//		return err // {"code":50035,"errors":{"name":{"_errors":[{"code":"BASE_TYPE_REQUIRED",…}]}}}
//	}
//
// On top of that stand readers of whole things: ReadMessage (a message, new or edited), ReadCommand, ReadModal and
// ReadChoices. They return values of package resource and know all limits of Discord that the body alone can break.
// What depends on the world, such as permissions, is checked by package rest.
//
// An Error is any refusal in Discord's form; the Err variables are those without fields. A nil *Error is success, so it
// is not to be returned as an error.
//
// # Map of files
//
//	form.go, value.go                     errors by path; reading one value
//	error.go, code.go                     refusals; Discord's codes and the refusals with a fixed text
//	message.go, mention.go, embed.go      the body of a message
//	component.go, select.go, layout.go    its components: rows and buttons, menus, Components V2
//	command.go, option.go, choice.go      a slash command with its options and their choices
//	name.go                               names of commands and options, and their translations
//	emoji.go                              an emoji of the application's
//	modal.go                              the form that a bot opens
package form
