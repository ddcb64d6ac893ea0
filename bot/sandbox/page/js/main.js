// main.js puts the page together: live views, one or two panes, members, tabs.
import { coalesce, h, icon } from "./dom.js";
import { icons } from "./icons.js";
import { announce } from "./announce.js";
import { Intro } from "./intro.js";
import { Live } from "./live.js";
import { members } from "./members.js";
import { notice } from "./notices.js";
import { Pane } from "./pane.js";
import { reading, total } from "./unread.js";
import { recall, remember } from "./storage.js";
import { startDemo } from "./demo.js";
import { tabs } from "./tabs.js";

const root = document.documentElement;
const place = (id) => document.getElementById(id);
const wide = matchMedia("(min-width: 1100px)");

const live = new Live();
const app = { live, changed: () => turned(), demo: () => demo() };
const panes = [new Pane(1, app), new Pane(2, app)];
const intro = new Intro();
let active = panes[0];

// The controls in the page's heading.
const start = h("button", { type: "button", class: "button style-1 start", disabled: true, data: { testid: "start-demo" }, on: { click: () => demo() } }, icon(icons.play, 16), h("span", { text: "Start a demo match" }));
const split = h("button", { type: "button", class: "icon-button split", title: "Two members side by side", "aria-label": "Two members side by side", data: { testid: "split" }, on: { click: () => { remember("split", !two()); arrange(); } } }, icon(icons.split));
const help = h("button", { type: "button", class: "icon-button", title: "What to do here", "aria-label": "What to do here", data: { testid: "help" }, on: { click: () => { intro.first(live.views.size); intro.toggle(); } } }, icon(icons.help));
place("actions").append(start, split, help);

const two = () => wide.matches && recall("split", true);
const shown = () => (two() ? panes : panes.slice(0, 1));

// arrange puts one or two panes on the screen.
function arrange() {
  root.classList.toggle("two", two());
  split.setAttribute("aria-pressed", String(two()));
  if (live.views.size === 0 || !ready()) return;
  const main = place("panes");
  const nodes = shown().map((p) => p.node);
  for (const old of [...main.children]) if (!nodes.includes(old)) old.remove();
  for (const node of nodes) if (node.parentNode !== main) main.append(node); // one that is moved forgets where it was scrolled to
  if (!shown().includes(active)) active = panes[0];
  for (const p of shown()) if (p.view === undefined) p.act(first(p));
  if (document.body.dataset.tab !== "members") document.body.dataset.tab = panes[0].kind;
  shown().forEach((p) => p.list.seen());
  surround();
}

const ready = () => [...live.views.values()].every((v) => v.ready);

// first is the member with whom a pane begins: the one of last time, or the pane's own.
function first(pane) {
  const ids = [...live.views.keys()];
  const before = recall(`member.${pane.index}`);
  return ids.includes(before) ? before : ids[Math.min(pane.index - 1, ids.length - 1)];
}

// surround draws what is around the panes: members, tabs, state of the connection, title.
const surround = coalesce(() => {
  if (!ready() || live.views.size === 0) return status();
  const view = panes[0].view;
  members(place("members"), live.views, shown().map((p) => p.memberID), (id) => {
    if (document.body.dataset.tab === "members") show(panes[0].kind);
    active.act(id);
    surround();
  });
  tabs(place("tabs"), view, document.body.dataset.tab, (tab) => show(tab));
  start.disabled = !view?.demo || start.getAttribute("aria-busy") === "true";
  start.title = view?.demo ? "" : "No demo match is configured for this bot.";
  const waiting = shown().reduce((n, p) => n + (p.view ? total(p.view).mentions : 0), 0);
  document.title = (waiting > 0 ? `(${waiting}) ` : "") + "Farpost Sandbox";
  panes.forEach((p) => p.frame());
  intro.follow(view?.members ?? []);
  status();
});

function status() {
  const bot = [...live.views.values()][0]?.bot;
  const ok = live.connected;
  const met = root.dataset.ready === "true"; // once, since the page was opened
  const text = !ok && !met ? "Connecting…" : !ok ? "Connection lost. Trying again…" : bot?.online ? `${bot.user?.global_name || bot.user?.username || "Bot"} is online` : "The bot is not connected yet";
  const node = place("status");
  if (node.textContent !== text) node.textContent = text;
  node.dataset.state = !ok && !met ? "connecting" : !ok ? "lost" : bot?.online ? "online" : "offline";
  root.dataset.live = ok ? "open" : "closed";
  if (ok) root.dataset.ready = "true";
}

// show turns to a tab of the phone's layout.
function show(tab) {
  document.body.dataset.tab = tab;
  if (tab !== "members") panes[0].turn(tab);
  surround();
}

// turned follows a pane that went to another place by itself.
function turned() {
  if (document.body.dataset.tab !== "members" || panes[0].node.contains(document.activeElement)) document.body.dataset.tab = panes[0].kind;
  surround();
}

async function demo() {
  if (start.getAttribute("aria-busy") === "true") return;
  start.setAttribute("aria-busy", "true");
  start.disabled = true;
  try {
    const { me, other } = await startDemo(panes[0], two() ? panes[1] : undefined);
    intro.match(me, other);
    document.body.dataset.tab = panes[0].kind;
  } catch (refusal) {
    notice(refusal.message);
  } finally {
    start.removeAttribute("aria-busy");
    surround();
  }
}

live.on((event) => {
  if (event.type === "members") {
    panes.forEach((p) => { p.unsubscribe?.(); p.memberID = undefined; });
    for (const view of live.views.values()) view.on((frame) => heard(frame, view));
    intro.first(live.views.size);
  }
  if (event.type === "any" && event.frame.type === "hello") arrange();
  surround();
});

function heard(frame, view) {
  const pane = shown().find((p) => p.memberID === view.memberID);
  if (pane !== undefined) announce(frame, view, pane.channel?.id);
}

reading.on(surround);
wide.addEventListener("change", arrange);
place("panes").addEventListener("focusin", (event) => { active = panes.find((p) => p.node.contains(event.target)) ?? active; });
document.addEventListener("keydown", () => { root.dataset.input = "keys"; }, { capture: true });
document.addEventListener("pointerdown", () => { root.dataset.input = "pointer"; }, { capture: true });
live.start();
