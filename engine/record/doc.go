// Package record holds matches to what could be observed of them when they were recorded. A record is a file with a row
// for each match: its name, and after some of its inputs a digest of all that was observed up to there.
//
//	2/plain/0 0:b99f68a9 20:a56bde38 21:2272bc17
//
// Tests that play matches make Rows and hold them to a File:
//
//	err := record.File{Path: "testdata/farwald.record.txt", Update: *update}.Check(rows)
//
// The error tells for each match the first place from which on something else is observed. It cannot tell what: whoever
// wants to know writes what was observed in full, with the code of before and of now, and compares.
package record
