package app

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"github.com/caarlos0/env/v11"
	"github.com/joho/godotenv"
)

// Config is what the environment sets. Every variable is explained in .env.example.
type Config struct {
	// DB is the database's file; its folder must exist.
	DB string `env:"FARPOST_DB" envDefault:"farpost.db"`
	// CardsDir is a folder of sets that organisers bring; "" for none. It is read once, at the start.
	CardsDir string `env:"FARPOST_CARDS_DIR"`
	// ArtDir is a folder of pictures that organisers bring for cards; "" for none. It is read once, at the start.
	ArtDir string `env:"FARPOST_ART_DIR"`
	// Fonts says where fonts are for letters that the embedded ones lack: "machine" for those that are installed, else
	// a folder; "" for none.
	Fonts string `env:"FARPOST_FONTS" envDefault:"machine"`
	// FontCache is a folder that keeps what is known of the installed fonts; "" for none.
	FontCache string `env:"FARPOST_FONT_CACHE"`
	// Games are the games that the bot offers, by name; none means all.
	Games []string `env:"FARPOST_GAMES"`
	// SandboxAddr is where the sandbox listens when there is no token.
	SandboxAddr string `env:"FARPOST_SANDBOX_ADDR" envDefault:"127.0.0.1:8484"`
	// Workers is how many messages may be on their way to Discord at once.
	Workers int `env:"FARPOST_WORKERS" envDefault:"4"`
	// PictureMB is how many MiB of memory kept pictures may take; 0 means the renderer's defaults.
	PictureMB int `env:"FARPOST_PICTURE_MB" envDefault:"42"`
	// MemoryMB is how many MiB of memory the bot keeps to, garbage included, as far as what it needs allows. It bounds
	// nothing: a bot with more matches takes more.
	MemoryMB int `env:"FARPOST_MEMORY_MB" envDefault:"130"`
	// Token is the Discord bot's; empty starts the sandbox.
	Token string `env:"DISCORD_TOKEN"`
	// Guild limits the commands to one server while developing.
	Guild string `env:"DISCORD_GUILD_ID"`
	// API points the bot at another server that speaks Discord's API.
	API string `env:"DISCORD_API_URL"`
}

// machineFonts is the value of Fonts for those that are installed.
const machineFonts = "machine"

// ErrConfig marks errors that the person who starts the bot can mend: status 2.
var ErrConfig = errors.New("cannot start")

// configError is one clear sentence.
func configError(format string, args ...any) error {
	return fmt.Errorf("%w: %w", ErrConfig, fmt.Errorf(format, args...))
}

// FromEnviron reads the configuration from variables ("NAME=value") and, for those not set, from a file
// such as .env, which need not exist.
func FromEnviron(environ []string, file string) (Config, error) {
	vars, err := godotenv.Read(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		vars = map[string]string{}
	case err != nil:
		return Config{}, configError("%s cannot be read: %v", file, err)
	}
	for _, kv := range environ {
		if k, v, ok := strings.Cut(kv, "="); ok {
			vars[k] = v
		}
	}
	var c Config
	if err := unknown(vars); err != nil {
		return c, err
	}
	if err := env.ParseWithOptions(&c, env.Options{Environment: vars}); err != nil {
		return c, malformed(err, vars)
	}
	return c, c.check()
}

// malformed names the variable whose value is not of its type.
func malformed(err error, vars map[string]string) error {
	var bad env.ParseError
	if !errors.As(err, &bad) {
		return configError("%v", err)
	}
	field, ok := reflect.TypeFor[Config]().FieldByName(bad.Name)
	if !ok {
		return configError("%v", err)
	}
	name := field.Tag.Get("env")
	return configError("%s is %q; it must be a whole number", name, vars[name])
}

// known lists the variables that a Config reads.
func known() []string {
	params, err := env.GetFieldParams(&Config{})
	if err != nil {
		return nil
	}
	var out []string
	for _, p := range params {
		out = append(out, p.Key)
	}
	return out
}

// unknown refuses FARPOST_ variables that nothing reads: a misspelt setting must not go unnoticed.
func unknown(vars map[string]string) error {
	names := known()
	for _, k := range slices.Sorted(maps.Keys(vars)) {
		if strings.HasPrefix(k, "FARPOST_") && !slices.Contains(names, k) && k != "FARPOST_REQUIRE_BROWSER" {
			return configError("the variable %s is unknown; there are %s", k, strings.Join(names, ", "))
		}
	}
	return nil
}

func (c Config) check() error {
	if info, err := os.Stat(filepath.Dir(c.DB)); err != nil || !info.IsDir() {
		return configError("FARPOST_DB %q: its folder does not exist; create it first", c.DB)
	}
	if _, _, err := net.SplitHostPort(c.SandboxAddr); err != nil {
		return configError("FARPOST_SANDBOX_ADDR %q: want host:port, such as 127.0.0.1:8484", c.SandboxAddr)
	}
	if info, err := os.Stat(c.Fonts); c.Fonts != "" && c.Fonts != machineFonts && (err != nil || !info.IsDir()) {
		return configError("FARPOST_FONTS is %q; it must be machine, a folder with fonts, or empty for none", c.Fonts)
	}
	if info, err := os.Stat(c.FontCache); c.FontCache != "" && (err != nil || !info.IsDir()) {
		return configError("FARPOST_FONT_CACHE %q: there is no such folder; create it, or leave the variable empty",
			c.FontCache)
	}
	if c.Workers < 1 || c.Workers > 64 {
		return configError("FARPOST_WORKERS is %d; it must be from 1 to 64", c.Workers)
	}
	if c.PictureMB < 1 || c.PictureMB > 4096 {
		return configError("FARPOST_PICTURE_MB is %d; it must be from 1 to 4096", c.PictureMB)
	}
	if c.MemoryMB < 1 || c.MemoryMB > 1<<20 {
		return configError("FARPOST_MEMORY_MB is %d; it must be from 1 to 1048576", c.MemoryMB)
	}
	if strings.HasPrefix(c.Token, "Bot ") {
		return configError("DISCORD_TOKEN begins with \"Bot \"; give the token alone")
	}
	if strings.ContainsAny(c.Token, " \t\r\n") {
		return configError("DISCORD_TOKEN contains a space; copy it again from the application's Bot page")
	}
	if strings.Trim(c.Guild, "0123456789") != "" {
		return configError("DISCORD_GUILD_ID is %q; it must be a server's id, which has only digits", c.Guild)
	}
	if c.API != "" && c.Token == "" {
		return configError("DISCORD_API_URL is set but DISCORD_TOKEN is not; set both, or neither for the sandbox")
	}
	return nil
}
