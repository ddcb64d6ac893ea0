// announce.js tells screen readers what has come: messages in the open channels, and
// mentions elsewhere.
import { nameOf } from "./view.js";
import { plain } from "./markdown.js";

const said = new Map(); // message id → what was said of it
const kept = 500;

// announce takes a frame of a view that is on the screen; open is the open channel's id.
export function announce(frame, view, open) {
  if (frame.type !== "message") return;
  const { message } = frame;
  const { x = {} } = message;
  const here = message.channel_id === open;
  if (x.silent || x.thinking || message.author?.id === view.memberID || !(here || x.mentions_me)) return;
  const text = summary(message, view);
  const before = said.get(message.id);
  // Edits notify nobody, but an ephemeral that changes is the answer to a press.
  if (text === "" || before === text || (before !== undefined && !x.ephemeral)) return;
  said.set(message.id, text);
  if (said.size > kept) said.delete(said.keys().next().value);
  const where = here ? "" : ` in ${view.channels.get(message.channel_id)?.name ?? "another channel"}`;
  const line = document.createElement("p");
  line.textContent = `${x.mentions_me ? `For ${view.member?.name ?? "you"}: ` : ""}${nameOf(message.author)}${where}: ${text}`;
  const region = document.getElementById("announcer");
  region.append(line);
  setTimeout(() => line.remove(), 10_000);
}

function summary(message, view) {
  const ctx = { view, go: {} };
  const pieces = [plain(message.content ?? "", ctx), ...(message.embeds ?? []).flatMap((e) => [e.title, plain(e.description ?? "", ctx)]), ...(message.attachments ?? []).map((a) => a.description)];
  return pieces.filter(Boolean).join(". ").slice(0, 500);
}
