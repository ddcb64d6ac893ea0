// Package db is the queries of storage/sqlite as typed functions. sqlc makes every other file here from
// ../../queries and ../../migrations, as ../../sqlc.yaml says; edit those, then run
//
//	sqlc generate
//
// in storage/sqlite, and commit what it writes.
package db
