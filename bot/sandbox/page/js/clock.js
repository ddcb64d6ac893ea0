// clock.js shows moments in the reader's language by the sandbox's clock, and keeps the
// relative ones ("in 12 hours") true while they are on the screen.
import { h } from "./dom.js";

let ahead = 0; // milliseconds by which the sandbox's clock is ahead of this machine's

// set takes the sandbox's present time (ISO 8601).
export function set(iso) {
  const at = Date.parse(iso);
  if (Number.isFinite(at)) ahead = at - Date.now();
}

export function now() {
  return Date.now() + ahead;
}

const styles = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const formats = new Map();

function format(kind, locale, options) {
  const key = kind.name + locale + JSON.stringify(options);
  if (!formats.has(key)) {
    let made;
    try { made = new kind(locale, options); } catch { made = new kind("en", options); }
    formats.set(key, made);
  }
  return formats.get(key);
}

// absolute writes a moment (milliseconds) in one of Discord's styles t T d D f F.
export function absolute(at, style = "f", locale = "en") {
  return format(Intl.DateTimeFormat, locale, styles[style] ?? styles.f).format(at);
}

const units = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

// relative writes the distance of a moment from now: "in 12 hours", "5 minutes ago".
export function relative(at, locale = "en", from = now()) {
  const seconds = Math.round((at - from) / 1000);
  const [unit, size] = units.find(([, s]) => Math.abs(seconds) >= s) ?? units.at(-1);
  return format(Intl.RelativeTimeFormat, locale, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

// element makes a <time> for a moment; style "R" is relative and ticks.
export function element(at, style, locale) {
  const live = style === "R";
  const props = { class: "stamp", title: absolute(at, "F", locale), data: { at, locale, live: live ? "" : undefined } };
  const date = new Date(at);
  if (!Number.isNaN(date.getTime())) props.datetime = date.toISOString();
  return h("time", props, live ? relative(at, locale) : absolute(at, style, locale));
}

// short is the time in a message's heading: the hour today, else the date and the hour.
export function short(at, locale) {
  const same = new Date(at).toDateString() === new Date(now()).toDateString();
  return same ? absolute(at, "t", locale) : `${absolute(at, "d", locale)} ${absolute(at, "t", locale)}`;
}

function tick() {
  for (const node of document.querySelectorAll("time[data-live]")) {
    const text = relative(Number(node.dataset.at), node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(tick, 1000);
