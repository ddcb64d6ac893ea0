// api.js sends what a member does. Answers only acknowledge; effects arrive as live frames.

// Refusal is the reason why a request was not carried out. message is a sentence for a
// person; code and field are the API's, code "unreachable" is ours.
export class Refusal extends Error {
  constructor(code, message, field) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

async function call(path, options) {
  let answer;
  try {
    answer = await fetch("/_sandbox/" + path, options);
  } catch (cause) {
    if (cause.name === "AbortError") throw cause;
    throw new Refusal("unreachable", "The sandbox cannot be reached. Is Farpost still running?");
  }
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  const error = body.error ?? {};
  throw new Refusal(error.code ?? "http", error.message ?? `The sandbox refused (${answer.status}).`, error.field);
}

function post(path, body, signal) {
  const headers = { "Content-Type": "application/json" };
  return call(path, { method: "POST", headers, body: JSON.stringify(body), signal });
}

export const state = () => call("state");
export const command = (body) => post("command", body);
export const autocomplete = (body, signal) => post("autocomplete", body, signal);
export const component = (as, message_id, custom_id, values) => post("component", { as, message_id, custom_id, values });
export const modal = (as, interaction_id, values) => post("modal", { as, interaction_id, values });
export const message = (as, channel_id, content) => post("message", { as, channel_id, content });
export const dismiss = (as, message_id) => post("dismiss", { as, message_id });
export const removeMessage = (as, message_id) => post("delete", { as, message_id });
export const removeThread = (as, channel_id) => post("delete", { as, channel_id });
export const openDM = (as) => post("dm", { as });
export const member = (as, change) => post("member", { as, ...change });
export const demo = () => post("demo", {});

// local turns an address of the sandbox's own files into a path of this site, so pictures
// load by whatever loopback name the page was opened. Other addresses stay as they are.
export function local(address) {
  try {
    const url = new URL(address, location.href);
    return url.pathname.startsWith("/attachments/") ? url.pathname + url.search : url.href;
  } catch {
    return "";
  }
}
