//go:build !unix

package main

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
)

// runInPlace runs a program to its end and ends this one with its exit status. It returns only if the program cannot be
// run. Ctrl-C reaches both; only the program acts on it.
func runInPlace(program string, args []string) error {
	signal.Ignore(os.Interrupt)
	cmd := exec.Command(program, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return err
	}
	os.Exit(cmd.ProcessState.ExitCode())
	return nil
}
