//go:build unix

package main

import (
	"os"
	"syscall"
)

// runInPlace runs a program in the place of this one. It returns only if that fails.
func runInPlace(program string, args []string) error {
	return syscall.Exec(program, append([]string{program}, args...), os.Environ())
}
