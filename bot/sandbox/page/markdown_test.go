package page_test

import (
	"fmt"
	"testing"
)

// TestMarkdown ensures that Discord's markdown becomes the right elements, and that nothing in a text is ever taken for
// HTML.
func TestMarkdown(t *testing.T) {
	b := openTab(t, newStandIn(t, sample()).URL, 1440, 900)
	b.see(hook("pane-1"))
	tests := []struct{ name, text, want string }{
		{"bold", "a **b** c", `<div class="text">a <strong>b</strong> c</div>`},
		{"italic both ways", "*a* _b_", `<div class="text"><em>a</em> <em>b</em></div>`},
		{"names with underscores stay", "snake_case_name", `<div class="text">snake_case_name</div>`},
		{"bold italic", "***a***", `<div class="text"><strong><em>a</em></strong></div>`},
		{"underline and strike", "__a__ ~~b~~", `<div class="text"><u>a</u> <s>b</s></div>`},
		{"code keeps marks", "`**a**`", `<div class="text"><code>**a**</code></div>`},
		{"fence", "```go\nx := 1\n```", `<pre class="fence" tabindex="0"><code>x := 1</code></pre>`},
		{"fence between lines", "a\n```\nb\n```\nc",
			`<div class="text">a</div><pre class="fence" tabindex="0"><code>b</code></pre><div class="text">c</div>`},
		{"quote", "> a\n> b\nc",
			`<blockquote><div class="text">a` + "\n" + `b</div></blockquote><div class="text">c</div>`},
		{"quote of the rest", ">>> a\nb", `<blockquote><div class="text">a` + "\n" + `b</div></blockquote>`},
		{"heading", "## a *b*", `<div class="heading heading-2" role="heading" aria-level="5">a <em>b</em></div>`},
		{"small", "-# a", `<div class="small">a</div>`},
		{"list", "- a\n- b", `<ul><li>a</li><li>b</li></ul>`},
		{"nested list", "- a\n  - b\n- c", `<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>`},
		{"numbers", "3. a\n4. b", `<ol start="3"><li>a</li><li>b</li></ol>`},
		{"escape", `\*a\*`, `<div class="text">*a*</div>`},
		{"html is text", `<b>a</b> & <img src=x onerror=alert(1)>`,
			`<div class="text">&lt;b&gt;a&lt;/b&gt; &amp; &lt;img src=x onerror=alert(1)&gt;</div>`},
		{"member", "<@" + bruno + ">",
			`<div class="text"><span class="mention" data-user="` + bruno + `">@Bruno</span></div>`},
		{"oneself", "<@!" + ada + ">",
			`<div class="text"><span class="mention mention-me" data-user="` + ada + `">@Ada</span></div>`},
		{"everyone", "hey @everyone", `<div class="text">hey <span class="mention">@everyone</span></div>`},
		{"date", "<t:1785585600:D>",
			`<div class="text"><time class="stamp" title="Saturday, August 1, 2026 at 12:00 PM" data-at="1785585600000" data-locale="en-US" datetime="2026-08-01T12:00:00.000Z">August 1, 2026</time></div>`},
		{"impossible date", "<t:9999999999999:D>", `<div class="text">&lt;t:9999999999999:D&gt;</div>`},
		{"address", "see https://example.org/a_b.",
			`<div class="text">see <a href="https://example.org/a_b" target="_blank" rel="noopener noreferrer">https://example.org/a_b</a>.</div>`},
		{"link", "[a **b**](https://example.org)",
			`<div class="text"><a href="https://example.org" target="_blank" rel="noopener noreferrer">a <strong>b</strong></a></div>`},
		{"no script links", "[a](javascript:alert(1))", `<div class="text">[a](javascript:alert(1))</div>`},
		{"own emoji", "<:gate_fire:123>", `<div class="text"><img class="emoji" src="/emojis/123" alt=":gate_fire:" title=":gate_fire:" draggable="false"></div>`},
		{"open mark", "2 * 3 ** 4 <@ x", `<div class="text">2 * 3 ** 4 &lt;@ x</div>`},
		{"empty line", "a\n\nb", `<div class="text">a` + "\n\n" + `b</div>`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := eval[string](b, fmt.Sprintf(`(async () => {
				const { markdown } = await import("/js/markdown.js");
				const { View } = await import("/js/view.js");
				const view = new View(%q);
				view.apply({ type: "hello", state: await (await fetch("/_sandbox/state")).json() });
				const box = document.createElement("div");
				box.append(...markdown(%q, { view, go: {} }));
				return box.innerHTML;
			})()`, ada, tt.text))
			if want := tt.want; got != want {
				t.Errorf("markdown(%q)\n got %s\nwant %s", tt.text, got, want)
			}
		})
	}
}
