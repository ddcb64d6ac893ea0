// Package schema describes Farwald's card language to people and to editors: Words has a sentence for every key,
// Language is the whole, from which package cards/schema makes the JSON Schemas that lie beside this file.
package schema
