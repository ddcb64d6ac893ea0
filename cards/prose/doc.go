// Package prose writes English and Italian for texts that are generated from data, such as the rules text of cards.
// It knows grammar and no game: a game brings its words in a file, and says what happens in one way for both languages.
//
//	nouns:
//	  creature: {en: creature, it: creatura f}
//	clauses:
//	  destroy: {en: "destroy {object}", it: "distruggere {object}"}
//	  enter: {en: "put {object} into {your} field", it: "mettere {object} nel {tuo} campo"}
//	phrases:
//	  hand: {en: from your hand, it: dalla tua mano}
//
//	var book = prose.MustParse("phrases.yaml", phrases)
//	t := book.In("it")
//	p := prose.NP{Noun: "creature", Other: true, Whose: "own"}
//	t.NP(p)                                                      // un'altra creatura che controlli
//	t.Clause(prose.To("destroy", p))                             // distruggi un'altra creatura che controlli
//	t.Clause(prose.To("destroy", p).By(prose.YourOpponent))      // il tuo avversario distrugge un'altra creatura …
//	t.Tell(prose.Step{May: true, Then: …})                       // puoi distruggere un'altra creatura …
//
// # Noun phrases
//
// An NP is a noun with what belongs to it: how many, which, whose, with what figures. It says nothing of either
// language. Said in one, it gets article, plural and the order of words; in Italian its adjectives agree with the noun.
// Where it is mentioned again, Again makes it "that creature". What was just named (Mention) is "it" in English; in
// Italian it is left out as a subject and hangs on the verb as an object: "When this card attacks, destroy it" is
// "Quando questa carta attacca, distruggila".
//
// # Clauses
//
// A Clause is one thing that happens: a subject and what it does. Without a subject the reader is told to do it. Kept
// as a Clause it can still become an order, somebody's doing, or an offer:
//
//	draw a card            pesca una carta
//	you draw a card        peschi una carta           By(You)
//	each player draws …    ogni giocatore pesca …     By(Player(Each))
//	you may draw a card    puoi pescare una carta     Step{May: true}
//	you may have each …    se vuoi, ogni …            the same of somebody's doing
//
// Steps are clauses in their order, under conditions, at moments, as offers. Tell makes sentences of them. Sentences
// have no capital until the caller gives it (Capital), because they may stand behind "if …,".
//
// # The phrasebook
//
// A file has four families of entries, each with its words in every language. Common.yaml has what all games say; an
// entry of the game with the same key counts instead.
//
//	nouns       the singular, then " / " and the plural where no rule gives it, then marks: f or m for the gender of
//	            an Italian noun, pl for one without a singular ("punti vita m pl")
//	adjectives  a template; it stands before an English noun and behind an Italian one, or where it says "{noun}"
//	clauses     an infinitive with what belongs to it: "enter the field", "non potere attaccare", "si dimezzare"
//	phrases     a template for everything else, whole sentences too
//
// Templates are those of package words, with placeholders such as "{of}" and forms such as "{n, plural, one {its}
// other {their}}"; the number of a noun phrase is that of its things. Grammar needs a few names more:
//
//	{object}     the verb's object, which may become a pronoun
//	{n-card}     as many of a noun as the number {n} says: "three cards", or "3 cards" in a file with "figures: true"
//	{n-words}    the number as a word, up to ten: "three"
//	{-o} {-e}    the ending of an Italian adjective in -o or in -e that agrees with the noun, or with the subject of a
//	             clause: "venire distrutt{-o}"
//	{object-o}   the same for what fills another placeholder: "chi l{object-o} controlla"
//	{your}       whose, of the subject: "your hand", "their hand"
//	{tuo} {tua} {tuoi} {tue}
//	             the same in Italian, with the gender of what belongs to it: "la tua mano", "la propria mano"
//
// Words melt as they meet: "di {of}" becomes "del", "dell'", "dei" with the article of what fills it. Placeholders that
// are filled with nothing leave no gap.
package prose
