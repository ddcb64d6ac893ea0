// commands.js turns the bot's commands into what one can pick: a flat list with one entry for
// every command, or subcommand where there are some.

// localised is the name or description in the member's language, when the bot gave one.
export function localised(thing, key, locale) {
  return thing[key + "_localizations"]?.[locale] ?? thing[key] ?? "";
}

// leaves lists what can be run in a channel of this kind. Each entry: title ("match new" as
// the member reads it), names (all ways to type it), description, group (heading), path,
// command and the options to fill in.
export function leaves(commands, kind, locale) {
  const context = kind === "dm" ? 1 : 0;
  const out = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    if (Array.isArray(command.contexts) && !command.contexts.includes(context)) continue;
    walk(command, command, [], [], out, locale);
  }
  return out;
}

function walk(command, node, path, parents, out, locale) {
  const options = node.options ?? [];
  const nested = options.filter((o) => o.type === 1 || o.type === 2);
  const line = [...parents, node];
  if (nested.length > 0) {
    for (const o of nested) walk(command, o, [...path, o.name], line, out, locale);
    return;
  }
  const title = line.map((n) => localised(n, "name", locale)).join(" ");
  const names = [...new Set([title, line.map((n) => n.name).join(" ")])].map((n) => n.toLowerCase());
  out.push({
    command, path, options, title, names,
    description: localised(node, "description", locale),
    group: localised(command, "name", locale),
    note: line.length > 1 ? localised(command, "description", locale) : "",
  });
}

// search orders the entries that fit a typed text (without its slash): those that begin with
// it first, then those with a word that does, then those that contain it anywhere.
export function search(entries, text) {
  const query = text.toLowerCase().trim().replace(/\s+/g, " ");
  const rank = (e) => Math.min(...e.names.map((n) => {
    if (n.startsWith(query)) return 0;
    if (n.split(/[ _-]/).some((w) => w.startsWith(query))) return 1;
    return n.includes(query) ? 2 : 3;
  }));
  return entries.map((e) => [rank(e), e]).filter(([r]) => r < 3).sort((a, b) => a[0] - b[0]).map(([, e]) => e);
}

// complete finds the entry whose whole name was typed, followed by a space, and what was
// typed after it; null while the name is not complete.
export function complete(entries, text) {
  const lower = text.toLowerCase();
  for (const entry of entries) {
    const name = entry.names.find((n) => lower.startsWith(n + " "));
    if (name !== undefined) return { entry, rest: text.slice(name.length + 1) };
  }
  return null;
}

// grouped makes suggestion groups of entries, in their order.
export function grouped(entries) {
  const groups = new Map();
  for (const entry of entries) {
    if (!groups.has(entry.group)) groups.set(entry.group, { title: entry.path.length > 0 ? "/" + entry.group : "", note: entry.note, items: [] });
    groups.get(entry.group).items.push({ label: "/" + entry.title, description: entry.description, value: entry });
  }
  return [...groups.values()];
}
