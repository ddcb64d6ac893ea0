// Package lexicon says what people call things. A Term is one idea with the words for it in each language: a game's own
// word, and what players of other games and everyday speech say. General ideas ("tapped", "graveyard", "mulligan") are
// in common.yaml, once for all games. A game's lexicon.yaml has its own terms, and says which of these are which
// general idea there:
//
//   - id: exploit
//     name: {en: Exploit, it: Sfruttare}
//     is: [tap]
//     see: [FW-154]
//     en: [exploited]
//     means: {en: "Turned upside down because it was used.", it: "Capovolta perché è stata usata."}
//
// Package lookup understands questions by it.
package lexicon
