// optiontypes.js knows the types of command options: what each offers, and how its text
// becomes the value that is sent.
import { localised } from "./commands.js";
import { channels, roles, users } from "./choices.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10;

export const FILE = 11;

// fixed lists what the option offers without asking the bot; null for a free text.
export function fixed(option, view) {
  const locale = view.member?.locale;
  if (option.choices?.length > 0) return option.choices.map((c) => ({ label: localised(c, "name", locale), value: c.value }));
  switch (option.type) {
    case BOOLEAN: return [{ label: "True", value: true }, { label: "False", value: false }];
    case USER: return users(view);
    case CHANNEL: return channels(view, option.channel_types);
    case ROLE: return roles(view);
    case MENTIONABLE: return [...users(view), ...roles(view)];
    default: return null;
  }
}

// rule says in words what may be written.
export function rule(option) {
  const { type, min_value: low, max_value: high, min_length: short, max_length: long } = option;
  if (type === FILE) return "A file of at most 10 MiB.";
  if (type === INTEGER || type === NUMBER) {
    const kind = type === INTEGER ? "A whole number" : "A number";
    if (low !== undefined && high !== undefined) return `${kind} from ${low} to ${high}.`;
    if (low !== undefined) return `${kind}, at least ${low}.`;
    return high !== undefined ? `${kind}, at most ${high}.` : kind + ".";
  }
  if (type === STRING && (short > 0 || long)) return `Text of ${short || 0} to ${long ?? 6000} characters.`;
  return "";
}

// value reads what was typed: {value}, {} when nothing was, or {error}.
export function value(option, text, chosen, view) {
  const typed = text.trim();
  if (chosen !== null) return { value: chosen.value };
  if (typed === "") return option.required ? { error: `“${option.name}” is needed.` } : {};
  const offered = fixed(option, view);
  if (offered !== null) {
    const plain = typed.toLowerCase().replace(/^[@#]/, "");
    const found = offered.find((o) => o.label.toLowerCase().replace(/^[@#]/, "") === plain);
    return found === undefined ? { error: `Choose “${option.name}” from the list.` } : { value: found.value };
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, typed);
  if (!option.autocomplete && (typed.length < (option.min_length ?? 0) || typed.length > (option.max_length ?? 6000))) return { error: rule(option) };
  return { value: typed };
}

function number(option, typed) {
  const pattern = option.type === INTEGER ? /^[-+]?\d+$/ : /^[-+]?(\d+\.?\d*|\.\d+)$/;
  const n = Number(typed);
  const inside = n >= (option.min_value ?? -Infinity) && n <= (option.max_value ?? Infinity);
  return pattern.test(typed) && Number.isSafeInteger(Math.trunc(n)) && inside ? { value: n } : { error: rule(option) };
}
