// markdown.js reads Discord's markdown block by block: fences, quotes, headings, small
// text, lists, and lines of plain text.
import { h } from "./dom.js";
import { inline } from "./inline.js";

const fence = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```\n?/;
const item = /^( *)(?:[-*]|(\d{1,9})[.)]) +(.*)$/;

// markdown returns the nodes of a text. ctx is as in mention.js.
export function markdown(text, ctx) {
  const out = [];
  let rest = text ?? "";
  while (rest !== "") {
    const code = fence.exec(rest);
    if (code !== null && code[2].trim() !== "") {
      out.push(h("pre", { class: "fence", tabindex: "0" }, h("code", { text: code[2] })));
      rest = rest.slice(code[0].length);
      continue;
    }
    const inner = rest.slice(1).search(/```[\s\S]*?\S[\s\S]*?```/);
    const end = inner < 0 ? rest.length : inner + 1;
    out.push(...blocks(rest.slice(0, end).replace(/\n$/, end < rest.length ? "" : "\n"), ctx));
    rest = rest.slice(end);
  }
  return out;
}

function blocks(text, ctx) {
  const lines = text.replace(/\n$/, "").split("\n");
  const out = [];
  let at = 0;
  while (at < lines.length) {
    const [nodes, used] = block(lines, at, ctx);
    out.push(...nodes);
    at += used;
  }
  return out;
}

// block reads the block that begins at a line, and says how many lines it took.
function block(lines, at, ctx) {
  const line = lines[at];
  if (/^>>> /.test(line)) {
    const all = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return [[h("blockquote", {}, blocks(all, ctx))], lines.length - at];
  }
  if (/^> /.test(line)) {
    const quoted = take(lines, at, (l) => /^> ?/.test(l) && l !== ">");
    return [[h("blockquote", {}, blocks(quoted.map((l) => l.slice(2)).join("\n"), ctx))], quoted.length];
  }
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading !== null) {
    // A message's headings are one level below the pane's own.
    const level = heading[1].length;
    const props = { class: `heading heading-${level}`, role: "heading", "aria-level": String(level + 3) };
    return [[h("div", props, inline(heading[2], ctx))], 1];
  }
  const small = /^-# +(\S.*)$/.exec(line);
  if (small !== null) return [[h("div", { class: "small" }, inline(small[1], ctx))], 1];
  if (item.test(line)) {
    const items = take(lines, at, (l) => item.test(l) || /^ {2,}\S/.test(l));
    return [list(items, ctx), items.length];
  }
  const text = take(lines, at, (l, i) => i === 0 || !starts(l));
  return [[h("div", { class: "text" }, inline(text.join("\n"), ctx))], text.length];
}

function starts(line) {
  return /^(>>> |> |#{1,3} +\S|-# +\S)/.test(line) || item.test(line);
}

function take(lines, from, wanted) {
  let end = from;
  while (end < lines.length && wanted(lines[end], end - from)) end++;
  return lines.slice(from, end);
}

// list nests items by their indentation; a line without a mark continues the item above.
function list(lines, ctx) {
  const roots = [];
  const open = []; // {indent, node, last}
  for (const line of lines) {
    const m = item.exec(line);
    if (m === null) {
      open.at(-1)?.last.append("\n", ...inline(line.trim(), ctx));
      continue;
    }
    const indent = m[1].length;
    while (open.length > 0 && open.at(-1).indent > indent) open.pop();
    if (open.length === 0 || open.at(-1).indent < indent) {
      const node = m[2] === undefined ? h("ul") : h("ol", { start: m[2] });
      (open.at(-1)?.last ?? { append: (n) => roots.push(n) }).append(node);
      open.push({ indent, node });
    }
    const entry = h("li", {}, inline(m[3], ctx));
    open.at(-1).node.append(entry);
    open.at(-1).last = entry;
  }
  return roots;
}

// plain is a text without its marks, for announcements and labels.
export function plain(text, ctx) {
  return h("div", {}, markdown(text, ctx)).textContent.replace(/\s+/g, " ").trim();
}
