// demo.js begins a demo match and leads the panes to it.
import * as api from "./api.js";

// startDemo asks the sandbox for a match, shows the challenger in the first pane and the
// opponent in the second, if there is one, and returns the challenger's name and the opponent
// ({id, name}). The match's thread is opened even when it comes only after the answer.
export async function startDemo(first, second) {
  const before = new Set(threads(first.app.live));
  const { as, channel_id, opponent_id } = await api.demo();
  lead(first, as, channel_id, before);
  if (second !== undefined && opponent_id) lead(second, opponent_id, channel_id, before);
  const name = (id) => first.view.user(id)?.name ?? "the other member";
  return { me: name(as), other: { id: opponent_id, name: name(opponent_id) } };
}

function threads(live) {
  return [...live.views.values()].flatMap((v) => v.of("thread").map((t) => t.id));
}

function lead(pane, memberID, channelID, before) {
  pane.act(memberID);
  const born = pane.view.of("thread").find((t) => !before.has(t.id) && t.member_ids?.includes(memberID));
  if (born === undefined) pane.expect();
  pane.open(born?.id ?? channelID);
}
