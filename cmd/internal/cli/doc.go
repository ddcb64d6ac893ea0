// Package cli is what the programs farpost and farpost-tools share: commands with flags, exit statuses, and the list of
// the commands that are farpost-tools' (Tools).
//
// A program is a table of commands. Each reads its flags and arguments with a Set:
//
//	func runBackup(ctx context.Context, args []string) error {
//		fs := cli.Flags("backup", "FILE: copy the database")
//		if err := fs.Read(args, 1, 1); err != nil { // exactly one argument
//			return err
//		}
//		...
//	}
//
//	os.Exit(cli.Run(ctx, commands, os.Args[1:]))
//
// An error that wraps ErrUsage is a mistake in the command line.
package cli
