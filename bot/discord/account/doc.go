// Package account holds what people set for good: /settings for a person, /setup for a server.
package account
