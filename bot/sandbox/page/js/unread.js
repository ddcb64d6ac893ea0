// unread.js knows how far each member has read, and counts what came since.
import { Emitter } from "./emitter.js";
import { compare } from "./ids.js";
import { recall, remember } from "./storage.js";

// marks is read[member id][channel id] = id of the last message that was seen.
const marks = recall("read", {});

// reading emits {member, channel} whenever a mark moves.
export const reading = new Emitter();

// lastRead is the id of the last message seen there, "" when none was ever seen.
export function lastRead(memberID, channelID) {
  return marks[memberID]?.[channelID] ?? "";
}

// markRead moves the mark to the newest message that the view has of the channel.
export function markRead(view, channelID) {
  const latest = view.latest(channelID);
  if (latest === "" || compare(latest, lastRead(view.memberID, channelID)) <= 0) return;
  const mine = (marks[view.memberID] ??= {});
  mine[channelID] = latest;
  for (const id of Object.keys(mine)) if (!view.channels.has(id)) delete mine[id];
  remember("read", marks);
  reading.emit({ member: view.memberID, channel: channelID });
}

// counts tells what is new in a channel: unread, whether anything is; mentions, how many of
// the new messages name the member (in a DM: all of them). Silent and own ones do not count.
export function counts(view, channelID) {
  const since = lastRead(view.memberID, channelID);
  const dm = view.channels.get(channelID)?.kind === "dm";
  let unread = false;
  let mentions = 0;
  const list = view.list(channelID);
  for (let i = list.length - 1; i >= 0 && compare(list[i].id, since) > 0; i--) {
    const message = list[i];
    if (message.x?.silent || message.author?.id === view.memberID) continue;
    unread = true;
    if (dm || message.x?.mentions_me) mentions++;
  }
  return { unread, mentions };
}

// total sums counts over channels, by default over all that the member sees.
export function total(view, channels = view.channels.values()) {
  const sum = { unread: false, mentions: 0 };
  for (const channel of channels) {
    const c = counts(view, channel.id);
    sum.unread ||= c.unread;
    sum.mentions += c.mentions;
  }
  return sum;
}
