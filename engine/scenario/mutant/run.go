package mutant

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sync"
)

// Options say what is broken, and how often.
type Options struct {
	Target
	Root string // the module's folder
	// N is how many mutants that compile are tried, chosen by Seed of all that Files matches; "" for the target's. All
	// are tried when there are no more than N.
	N     int
	Seed  uint64
	Files string
	Jobs  int       // how many tests run side by side; 0 is one
	Out   io.Writer // survivors and what does not compile are told here as they are found
	Loud  bool      // tell also what was noticed, and by what
	// Equivalents is the text of a file of equivalents; "" for the one of this package.
	Equivalents string
}

// Sum is what became of the mutants.
type Sum struct {
	Killed, Survived, Equivalent, Uncompiled int
	First                                    int // of the killed, those that the tests that should notice did notice
}

// Percent is the share of those that could be noticed and were; 100 when there were none.
func (s Sum) Percent() float64 {
	if s.Killed+s.Survived == 0 {
		return 100
	}
	return 100 * float64(s.Killed) / float64(s.Killed+s.Survived)
}

// Plus adds what became of others.
func (s Sum) Plus(o Sum) Sum {
	return Sum{s.Killed + o.Killed, s.Survived + o.Survived, s.Equivalent + o.Equivalent, s.Uncompiled + o.Uncompiled,
		s.First + o.First}
}

// String is the sum on one line.
func (s Sum) String() string {
	return fmt.Sprintf("%d killed (%d by those that should), %d survived, %d equivalent, %d uncompiled: %.1f %%",
		s.Killed, s.First, s.Survived, s.Equivalent, s.Uncompiled, s.Percent())
}

// Places lists all places of a target, in the order of files and text.
func Places(root string, t Target) ([]Place, error) {
	src, err := load(root, path.Dir(t.Files))
	if err != nil {
		return nil, err
	}
	all, err := src.places()
	if err != nil {
		return nil, err
	}
	return matching(all, t.Files)
}

// matching are the places whose file a glob matches.
func matching(all []Place, glob string) ([]Place, error) {
	var out []Place
	for _, p := range all {
		if ok, err := path.Match(glob, p.File); err != nil {
			return nil, fmt.Errorf("-files %s: %w", glob, err)
		} else if ok {
			out = append(out, p)
		}
	}
	return out, nil
}

// session is one run.
type session struct {
	Options
	src   *source
	build builder
	known map[string]string
	alone []mutant // has to be built alone
	rest  []mutant
	mu    sync.Mutex
	sum   Sum
}

type mutant struct {
	Place
	id int
}

// Run breaks places and gives what became of them. An error says that something stood in the way, such as a test that
// fails with nothing broken.
func Run(ctx context.Context, o Options) (Sum, error) {
	text := o.Equivalents
	if text == "" {
		text = equivalentsText
	}
	known, err := equivalents(text)
	if err != nil {
		return Sum{}, err
	}
	if o.Files == "" {
		o.Files = o.Target.Files
	}
	src, err := load(o.Root, path.Dir(o.Files))
	if err != nil {
		return Sum{}, err
	}
	o.Root = src.root
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return Sum{}, err
	}
	s := &session{Options: o, src: src, build: builder{root: o.Root, dir: dir}, known: known}
	err = s.run(ctx)
	return s.sum, errors.Join(err, os.RemoveAll(dir))
}

func (s *session) run(ctx context.Context) error {
	all, err := s.src.places()
	if err == nil {
		all, err = matching(all, s.Files)
	}
	if err != nil {
		return err
	}
	if len(all) == 0 {
		return fmt.Errorf("%s has nothing to break", s.Files)
	}
	rand.New(rand.NewPCG(s.Seed, 0)).Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	if err := s.choose(all); err != nil {
		return err
	}
	programs, err := s.programs(ctx)
	if err != nil {
		return err
	}
	jobs := make(chan mutant)
	faults := make(chan error, max(1, s.Jobs))
	var wg sync.WaitGroup
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	for range max(1, s.Jobs) {
		wg.Go(func() {
			for m := range jobs {
				if err := s.try(ctx, m, programs); err != nil {
					cancel()
					faults <- err
					return
				}
			}
		})
	}
	for _, m := range s.rest {
		select {
		case jobs <- m:
		case <-ctx.Done():
		}
	}
	close(jobs)
	wg.Wait()
	close(faults)
	if err := <-faults; err != nil {
		return err
	}
	for _, m := range s.alone {
		if err := s.tryAlone(ctx, m); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// choose takes places until N are there that compile, and sorts out what is known to be equivalent.
func (s *session) choose(all []Place) error {
	for _, p := range all {
		if len(s.rest)+len(s.alone)+s.sum.Equivalent == s.N {
			return nil
		}
		broken, err := s.src.form(p.File, map[int]change{p.n: {}})
		if err != nil {
			return err
		}
		if !s.src.compiles(p.File, broken) {
			s.sum.Uncompiled++
			s.say("%s: does not compile", p)
			continue
		}
		if reason := s.known[p.Key]; reason != "" {
			s.sum.Equivalent++
			s.say("%s: equivalent: %s", p, reason)
			continue
		}
		m := mutant{p, len(s.rest) + 1}
		choosing, err := s.src.form(p.File, map[int]change{p.n: {id: m.id, typed: p.typed}})
		if err != nil {
			return err
		}
		if s.src.compiles(p.File, choosing) {
			s.rest = append(s.rest, m)
		} else {
			s.alone = append(s.alone, m)
		}
	}
	return nil
}

// programs builds all tests with all mutants that can be chosen while they run.
func (s *session) programs(ctx context.Context) ([]*program, error) {
	files := map[string][]byte{path.Join(s.src.dir, "mutant_choice.go"): s.src.choice()}
	do := map[string]map[int]change{}
	for _, m := range s.rest {
		if do[m.File] == nil {
			do[m.File] = map[int]change{}
		}
		do[m.File][m.n] = change{id: m.id, typed: m.typed}
	}
	for file, changes := range do {
		form, err := s.src.form(file, changes)
		if err != nil {
			return nil, err
		}
		files[file] = form
	}
	overlay, err := s.build.overlay(files)
	if err != nil {
		return nil, err
	}
	var out []*program
	for _, suite := range slices.Concat(s.First, s.Then) {
		bin, err := s.build.suite(ctx, suite, overlay)
		if err != nil {
			return nil, err
		}
		p := &program{Suite: suite, root: s.Root, path: bin}
		if err := p.measure(ctx); err != nil {
			return nil, err
		}
		if err := os.Remove(bin + ".reach"); err != nil && !errors.Is(err, os.ErrNotExist) {
			return nil, err
		}
		out = append(out, p)
	}
	return out, nil
}

// try runs one test after the other with a mutant, until one notices. Those that do not reach it are left out.
func (s *session) try(ctx context.Context, m mutant, programs []*program) error {
	return s.judge(ctx, m, m.id, func(yield func(*program, error) bool) {
		for _, p := range programs {
			if p.reached[m.id] && !yield(p, nil) {
				return
			}
		}
	})
}

// tryAlone builds the tests anew with one mutant.
func (s *session) tryAlone(ctx context.Context, m mutant) error {
	form, err := s.src.form(m.File, map[int]change{m.n: {}})
	if err != nil {
		return err
	}
	overlay, err := s.build.overlay(map[string][]byte{m.File: form})
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(filepath.Dir(overlay)) }() // frees space before the session ends
	return s.judge(ctx, m, 0, func(yield func(*program, error) bool) {
		for _, suite := range slices.Concat(s.First, s.Then) {
			bin, err := s.build.suite(ctx, suite, overlay)
			if !yield(&program{Suite: suite, root: s.Root, path: bin}, err) {
				return
			}
		}
	})
}

// judge runs tests with a mutant, chosen by its number, until one notices, and counts what became of it.
func (s *session) judge(ctx context.Context, m mutant, id int, tests iter.Seq2[*program, error]) error {
	for p, err := range tests {
		if err != nil {
			return err
		}
		by, err := p.notices(ctx, id)
		if err != nil {
			return err
		}
		if by != "" {
			s.told(m, by, slices.Contains(s.First, p.Suite))
			return nil
		}
	}
	s.told(m, "", false)
	return nil
}

// told counts a mutant as noticed by a test, which is one that should or is not, or by nobody.
func (s *session) told(m mutant, by string, first bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if by != "" {
		s.sum.Killed++
		if first {
			s.sum.First++
		}
		if s.Loud {
			s.say("%s: killed by %s", m.Place, by)
		}
		return
	}
	s.sum.Survived++
	s.say("%s: survived\n    %s", m.Place, m.Key)
}

func (s *session) say(format string, args ...any) {
	if s.Out != nil {
		_, _ = fmt.Fprintf(s.Out, format+"\n", args...) // what is told is not what is found
	}
}
