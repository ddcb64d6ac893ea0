// Package schema describes the card language of Threefold Beings to people and to editors: Language has a sentence for
// every key, from which package cards/schema makes the JSON Schemas that lie beside this file.
package schema
