// Package schema describes the card language of Athernum to people and to editors. language.yaml has a sentence for
// every key, its values, its bounds and its laws. Of it package cards/schema makes the JSON Schemas that lie beside
// this file, the reference in docs, and what the linter checks of every value.
package schema
