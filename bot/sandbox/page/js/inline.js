// inline.js reads Discord's markdown inside one block of text: emphasis, code, spoilers,
// links and the tokens in angle brackets. Text is only ever set as text, never as HTML.
import { h } from "./dom.js";
import { emojiNode } from "./emoji.js";
import * as mention from "./mention.js";

// Each rule is tried at the position where the text stands; the first that matches makes a
// node. Order matters: longer marks before shorter ones.
const rules = [
  [/\\([^0-9A-Za-z\s])/y, (m) => m[1]],
  [/``(.+?)``(?!`)/sy, (m) => h("code", { text: m[1].trim() })],
  [/`([^`]+)`(?!`)/y, (m) => h("code", { text: m[1] })],
  [/\|\|(.+?)\|\|/sy, (m, ctx) => spoiler(inline(m[1], ctx))],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, (m, ctx) => h("strong", {}, inline(m[1], ctx))],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, (m, ctx) => h("u", {}, inline(m[1], ctx))],
  [/~~((?:\\.|[^\\])+?)~~/sy, (m, ctx) => h("s", {}, inline(m[1], ctx))],
  [/\*(?=\S)((?:\*\*|\\.|[^\\*])+?)\*(?!\*)/sy, (m, ctx) => h("em", {}, inline(m[1], ctx))],
  [/_((?:__|\\.|[^\\_])+?)_(?![0-9A-Za-z_])/sy, (m, ctx) => h("em", {}, inline(m[1], ctx)), /[0-9A-Za-z]$/],
  [/<@!?(\d+)>/y, (m, ctx) => mention.user(m[1], ctx)],
  [/<@&(\d+)>/y, (m, ctx) => mention.role(m[1], ctx)],
  [/<#(\d+)>/y, (m, ctx) => mention.channel(m[1], ctx)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m, ctx) => mention.time(m[1], m[2], ctx) ?? m[0]],
  [/<\/([^:>]{1,100}):(\d+)>/y, (m, ctx) => mention.command(m[1], ctx)],
  [/<a?:(\w{2,32}):(\d+)>/y, (m) => emojiNode({ name: m[1], id: m[2] })],
  [/\[((?:\\.|\[[^\]]*\]|[^[\]])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, (m, ctx) => mention.link(m[2], inline(m[1], ctx), ctx)],
  [/<(https?:\/\/[^\s>]+)>/y, (m, ctx) => mention.link(m[1], [m[1]], ctx)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]|*_~]/y, (m, ctx) => mention.link(m[0], [m[0]], ctx), /[0-9A-Za-z]$/],
  [/@(everyone|here)(?!\w)/y, (m) => h("span", { class: "mention", text: m[0] })],
];

const plain = /[\\`|*_~<[@h]/g; // where a rule may begin

// inline returns the nodes and texts of a piece of text. ctx is as in mention.js.
export function inline(text, ctx) {
  const out = [];
  let at = 0;
  let from = 0;
  const flush = (end) => { if (end > from) out.push(text.slice(from, end)); };
  while (at < text.length) {
    plain.lastIndex = at;
    const next = plain.exec(text);
    if (next === null) break;
    at = next.index;
    const hit = match(text, at, ctx);
    if (hit === null) { at++; continue; }
    flush(at);
    out.push(hit.node);
    at = from = at + hit.length;
  }
  flush(text.length);
  return out;
}

function match(text, at, ctx) {
  for (const [pattern, make, notAfter] of rules) {
    pattern.lastIndex = at;
    const m = pattern.exec(text);
    if (m === null || notAfter?.test(text.slice(0, at))) continue;
    return { node: make(m, ctx), length: m[0].length };
  }
  return null;
}

function spoiler(children) {
  const inner = h("span", { class: "spoiler-text", inert: true }, children);
  const node = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler. Press to show" }, inner);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    inner.inert = false;
    node.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    node.removeEventListener("click", show);
    node.removeEventListener("keydown", show);
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  return node;
}
