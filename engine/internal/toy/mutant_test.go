package toy_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mutant is a fault put into the kernel, and the test that must find it.
type mutant struct {
	name     string
	file     string // of package engine
	old, now string
	pkg, run string
}

const scenes, kernel = "./internal/toy", "."

var mutants = []mutant{
	{"half-paid cost", "driver_batch.go", "d.rollBack()\n\t\t\treturn nil, false, nil", "return nil, false, nil",
		scenes, "TestScenarios/pact"},
	{"failed cost counts as paid", "driver_batch.go", "return nil, false, nil\n\t\t}\n\t\td.reached",
		"return nil, true, nil\n\t\t}\n\t\td.reached", scenes, "TestScenarios/pact"},
	{"stale pass", "kernel_window.go", "\tf.Set(\"passed\")\n}", "}", scenes, "TestScenarios/(nested|chase)"},
	{"window about nothing", "kernel_window.go", "if gone(r, f.About) {", "if false {", scenes,
		"TestScenarios/window-gone"},
	{"yield keeps", "kernel_window.go", "SeatVal(nextIn(def.Order(r.Public(), w), g.Seat))", "SeatVal(g.Seat)", scenes,
		"TestScenarios/storm"},
	{"storm with a say in between", "kernel_window.go", "if def.OnPass == PassAll {", "if false {", scenes,
		"TestScenarios/storm"},
	{"objects shared with a clone", "state_objects.go", "if s.ownPages&(1<<p) == 0 {", "if false {", scenes,
		"TestScenarios/nested"},
	{"figures shared with a clone", "state_copy.go", "slices.Clone(s.Vars)", "s.Vars", scenes, "TestScenarios/queue"},
	{"stack shared with a clone", "driver_memory.go", "append(m.stack[:0], stack...)", "stack", scenes,
		"TestScenarios/nested"},
	{"lost last-known value", "write_tx.go", "tx.s.Snaps = append(tx.s.Snaps, sn)", "_ = sn", scenes,
		"TestScenarios/lastknown"},
	{"last known too late", "write_tx.go", "r := tx.was\n", "r := tx.d.r\n", scenes, "TestScenarios/lastknown"},
	{"last known swept too early", "driver_sweep.go", "u.used[i] && !u.kept[i]", "false", scenes, "TestScenarios/wisp"},
	{"failed batch stays in a zone", "driver_memory_undo.go", "s.Zones = append(now.Zones[:0], a.zones...)",
		"s.Zones = now.Zones", kernel, "TestFailedBatchLeavesNothing"},
	{"failed batch stays in a figure", "driver_memory_undo.go", "s.Vars = append(now.Vars[:0], a.vars...)",
		"s.Vars = now.Vars", kernel, "TestFailedBatchLeavesNothing"},
	{"failed batch stays with a seat", "driver_memory_undo.go", "s.Seats = append(now.Seats[:0], a.seats...)",
		"s.Seats = now.Seats", kernel, "TestFailedBatchLeavesNothing"},
	{"failed batch stays in the dice", "driver_memory_undo.go", "s.Rand = append(now.Rand[:0], a.rand...)",
		"s.Rand = now.Rand", kernel, "TestFailedBatchLeavesNothing"},
	{"told events are written again", "driver_memory.go", "m.spare = events[n:n]", "m.spare = events[:0]", scenes,
		"TestScenarios"},
	{"any trial is adopted", "driver_trial.go", "bool {\n\te := &d.end.entry",
		"bool {\n\tif d != nil {\n\t\treturn true\n\t}\n\te := &d.end.entry", scenes, "TestScenarios/(council|duel)"},
	{"seal outlives an act", "ahead_seal.go", "d.s.dropSeals(func(x Sealed) bool { return sa.Of(x.About) && !x.Silent })", "", scenes, "TestScenarios/seal-act"},
	{"seal fits anything", "ahead_seal.go", "(sa.Of(x.About) || x.Silent && x.About == Always) && ", "", scenes,
		"TestScenarios"},
	{"seal used twice", "ahead_seal.go", "if err != nil || x.Window != AnyWindow {", "if err != nil {", scenes,
		"TestScenarios/interject"},
	{"illegal seal used", "ahead_seal.go", "\t\tif err == nil {\n\t\t\td.answerFromSeal",
		"\t\tif true {\n\t\t\td.answerFromSeal", scenes, "TestScenarios/council"},
	{"silence ends with an act", "ahead_seal.go", "sa.Of(x.About) && !x.Silent })", "sa.Of(x.About) || x.Silent })",
		scenes, "TestScenarios/silent"},
	{"silence answers at once", "ahead_seal.go", "if x.Silent || x.Verb == AskMe || (x.Window == AnyWindow) != any || !x.fits(sa) {", "if x.Verb == AskMe || (x.Window == AnyWindow) != any || !x.fits(sa) {", scenes, "TestScenarios/silent"},
	{"silence says the impossible", "ahead_silence.go", "if rep, ok := d.fitted(sa, x.Reply); ok {",
		"if rep, ok := x.Reply, true; ok {", scenes, "TestScenarios/silent"},
	{"silence for anything first", "ahead_silence.go", "(x.About == Always) != always", "(x.About == Always) == always",
		scenes, "TestScenarios/silent-fits"},
	{"void frames go on", "driver.go", "if !f.Void && d.isVoid(f) {", "if false {", scenes,
		"TestScenarios/(defeat|links)"},
	{"queue outlives an act", "ahead_queue.go", "if d.g.windows[sa.Kind] != nil && sa.Seat == rep.Seat {",
		"if sa.Kind == \"\" {", scenes, "TestScenarios/queue-stops"},
	{"queue outlives news", "driver_batch.go", "d.stopOnEvents(did)", "_ = tx", scenes, "TestScenarios/queue-stops"},
	{"queue outlives a question", "ahead_queue.go", "d.g.queue(sa.Kind) == nil && !passed {", "!passed && false {",
		scenes, "TestScenarios/queue-stops"},
	{"queue goes on behind the impossible", "ahead_seal.go", "if no := IsRefusal(err); no != nil && d.g.queued(x) {",
		"if no := IsRefusal(err); no != nil && false {", scenes, "TestScenarios/queue-stops"},
	{"queue outlives a concession", "driver_intake.go", "d.stopQueues(QueueActed, nil, anybody)", "_ = anybody", scenes,
		"TestScenarios/queue-stops"},
	{"what is inside a seal is lost", "ahead_seal.go", "d.answerFromSeal(sa, rep, x.Ahead)",
		"d.answerFromSeal(sa, rep, nil)", scenes, "TestScenarios/queue-nested"},
	{"a further answer replaces the queue", "ahead_seal.go", "if add && d.g.queued(x) {", "if false {", scenes,
		"TestScenarios/queue-nested"},
	{"void labels are skipped", "driver.go", "if p.void < 0 {", "if true {", scenes, "TestScenarios/(defeat|links)"},
	{"finished frames are voided", "driver.go", "if f.At.Label == End || len(p.Steps) == 0 {",
		"if f.At.Label == End && !d.isVoid(f) {", scenes, "TestScenarios"},
	{"batch survives its owner", "driver_batch.go", "f.Owner, f.About = by.Owner, by.About", "", scenes,
		"TestScenarios/orphan"},
	{"void frame's batch dies", "driver_batch.go", "!by.Void {", "true {", scenes, "TestScenarios/lastwill"},
	{"source replaces twice", "driver_batch.go", "!slices.Contains(used, rep.Source)", "true", scenes,
		"TestScenarios/ward"},
	{"sibling announces", "driver.go", "d.s.Stack[i].Announcing && !d.s.Stack[i].Fresh", "d.s.Stack[i].Announcing",
		scenes, "TestScenarios/duel"},
	{"numbers not kept", "driver_ask.go", "if old == nil || old.At != label {", "if true {", kernel,
		"TestInterjectionKeepsTheQuestion"},
	{"concession loses answers", "driver_ask.go", "sa.resume(old)\n", "sa.Q = old.Q\n", kernel,
		"TestConcessionKeepsAnswers"},
	{"ranked answers count early", "driver_settle.go", "case !sa.Optional:\n\t\t\treturn nil, false",
		"case !sa.Optional && ask.Join != JoinRanked:\n\t\t\treturn nil, false", scenes, "TestScenarios/race"},
	{"stale answer used", "driver_settle.go", "c, err := d.announce(sa, rep.Reply)\n\t\t\t\tif err != nil {", "c, err := d.announce(sa, rep.Reply)\n\t\t\t\tif err != nil && d == nil {", scenes, "TestScenarios/spoiled"},
	{"triggers of one seat only", "kernel_triggers.go", "if len(r.s.Waiting) == 0 {", "if len(r.s.Waiting) < 2 {",
		scenes, "TestScenarios/(order|lastknown)"},
	{"loops do not end", "kernel_triggers.go", "const LoopLimit = 200", "const LoopLimit = 1 << 40", scenes,
		"TestScenarios/loop"},
	{"shuffle keeps ids", "write_tx.go", "o.Gen = id.Gen + 1", "o.Gen = id.Gen", kernel, "TestShuffleHides"},
	{"old ids lost in a batch", "write_tx.go", "\ttx.moved = append(tx.moved, move{id, next})\n", "", kernel,
		"TestIdsAreRenewed"},
	{"hidden last known is public", "read_public.go", "return sn != nil && !sn.Hidden", "return sn != nil", kernel,
		"TestPublicKnowsNothingHidden"},
	{"standing pass asks nothing", "ahead_standing.go", "if mode.Asks == nil || !mode.Asks(d.r.Public(), sa) {",
		"if true {", scenes, "TestScenarios/stand-asks"},
	{"standing pass in any window", "ahead_standing.go", "len(of.Windows) > 0 && !slices.Contains(of.Windows, sa.Kind)", "of == nil", scenes, "TestScenarios/stand-asks"},
	{"standing pass without end", "driver_batch.go", "d.lapseStandingPasses(did)", "_ = tx", scenes,
		"TestScenarios/stand"},
	{"standing pass late", "ahead_seal.go", "d.fillFromStandingPass(sa)", "", scenes, "TestScenarios/stand"},
	{"standing pass taken back in vain", "ahead_standing.go", "sa.ByStandingPass && sa.Seat == in.Seat", "false",
		scenes, "TestScenarios/stand"},
	{"standing pass of who has left", "write_figures.go", "\ttx.s.dropStandingPasses(func(x StandingPass) bool { return x.Seat == seat })\n", "", scenes, "TestScenarios/stand"},
	{"standing pass knows secrets", "ahead_standing.go", "e.Secret, e.Knows = nil, nil", "", kernel,
		"TestStandingPassKnowsNoSecret"},
	{"standing pass deaf to who holds", "ahead_standing.go", "if x.Verb == AskMe && x.Seat",
		"if x.Verb == AskMe && x.Seat > 99 && x.Seat", scenes, "TestScenarios/stand-hold"},
	{"larger things count for nothing", "ask.go", "a.About == about || slices.Contains(a.Within, about)",
		"a.About == about || len(a.Within) > 99 && slices.Contains(a.Within, about)", scenes, "TestScenarios/scope"},
	{"a pass is about the largest thing", "ask.go", "return a.Within[0]", "return a.Within[len(a.Within)-1]", scenes,
		"TestScenarios/scope"},
	{"short cuts in turn", "ahead_seal.go", "if d.g.inTurn {", "if false {", kernel, "TestInTurn"},
	{"silence in turn", "ahead_silence.go", "if d.g.inTurn {", "if false {", kernel, "TestInTurnUsesNothingAhead"},
	{"queue stops in turn", "ahead_queue.go", "passed := d.g.inTurn ||", "passed :=", kernel,
		"TestInTurnUsesNothingAhead"},
	{"answers show", "read_reader.go", "a.Seats[i].forgetAnswer()", "_ = i", kernel, "TestAnswersDoNotShow"},
}

// Each mutant of the kernel is found by the test that is named beside it. The test passes without the mutant. A mutant
// that survives means that its test is too weak.
func TestMutants(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the kernel")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	b := build(t, root, mutants)
	t.Logf("%d mutants, %d of them in builds of their own", len(mutants), len(b.lone))
	for i, m := range mutants {
		t.Run(strings.ReplaceAll(m.name, " ", "-"), func(t *testing.T) {
			t.Parallel()
			out, err := b.run(t, root, i)
			if err == nil {
				t.Fatalf("%s survived %s", m.name, m.run)
			}
			if !strings.Contains(out, "--- FAIL") {
				t.Fatalf("%s was not tested: %v\n%s", m.name, err, out)
			}
		})
	}
	for _, pkg := range []string{scenes, kernel} {
		t.Run("none-of-"+pkg, func(t *testing.T) {
			var all []string
			for _, m := range mutants {
				if name, _, _ := strings.Cut(m.run, "/"); m.pkg == pkg && !slices.Contains(all, name) {
					all = append(all, name)
				}
			}
			out, err := b.start(t, root, b.of[pkg], pkg, "("+strings.Join(all, "|")+")$", 0)
			if err != nil || strings.Contains(out, "no tests to run") {
				t.Errorf("the build with all mutants fails although none is chosen: %v\n%s", err, out)
			}
		})
	}
}

// put makes the change in the source of the mutant's file.
func (m mutant) put(t *testing.T, src string) string {
	t.Helper()
	if n := strings.Count(src, m.old); n != 1 {
		t.Fatalf("%s has %q %d times, not once: keep the mutants up to date", m.file, m.old, n)
	}
	return strings.Replace(src, m.old, m.now, 1)
}

// run runs the test of a mutant with the fault in the kernel.
func (b builds) run(t *testing.T, root string, i int) (string, error) {
	t.Helper()
	m := mutants[i]
	if lone := b.lone[i]; lone != "" {
		return b.start(t, root, lone, m.pkg, m.run, 0)
	}
	return b.start(t, root, b.of[m.pkg], m.pkg, m.run, i+1)
}

// start runs tests of a package in a program, with a mutant chosen.
func (b builds) start(t *testing.T, root, program, pkg, run string, chosen int) (string, error) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), program, "-test.timeout=60s", "-test.run=^"+run)
	cmd.Dir = filepath.Join(root, pkg)
	cmd.Env = append(os.Environ(), chosenMutant+"="+strconv.Itoa(chosen))
	out, err := cmd.CombinedOutput()
	return string(out), err
}
