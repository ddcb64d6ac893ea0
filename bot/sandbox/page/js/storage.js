// storage.js remembers small things in this browser: what was read, which member each pane
// shows, whether the introduction was closed. Without storage it remembers until reload.
const prefix = "farpost.sandbox.";
const held = new Map();

export function recall(key, fallback) {
  if (held.has(key)) return held.get(key);
  try {
    const text = localStorage.getItem(prefix + key);
    if (text !== null) held.set(key, JSON.parse(text));
  } catch { /* storage is off or holds something else: the fallback is right */ }
  return held.has(key) ? held.get(key) : fallback;
}

export function remember(key, value) {
  held.set(key, value);
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch { /* storage is off or full: held keeps it until reload */ }
}
