// choices.js says what can be chosen where Discord fills a list itself: members, channels,
// roles. Entries are {value, label, description}.
import { family } from "./view.js";

// users lists the members who are in the server, the reading one after the others, and the bot.
export function users(view) {
  const bot = view.bot.user?.id ? [{ value: view.bot.user.id, label: view.user(view.bot.user.id).name, description: "The bot" }] : [];
  const people = view.members.filter((m) => !m.left).map((m) => ({ value: m.id, label: m.name, description: m.id === view.memberID ? `@${m.username}, that is you` : "@" + m.username }));
  const others = people.filter((p) => p.value !== view.memberID);
  return [...others, ...people.filter((p) => p.value === view.memberID), ...bot];
}

// Discord's channel types by the sandbox's kinds.
const channelType = { text: 0, dm: 1, thread: 11, private_thread: 12 };

// channels lists what the member sees in the server; types limits it to Discord's types.
export function channels(view, types) {
  return [...view.of("text"), ...view.of("thread")]
    .filter((c) => !types?.length || types.includes(channelType[c.kind]))
    .map((c) => ({ value: c.id, label: (family(c) === "text" ? "#" : "") + c.name, description: family(c) === "thread" ? "Thread" : c.topic || undefined }));
}

// roles knows the one role that the sandbox has.
export function roles(view) {
  return view.guild.id ? [{ value: view.guild.id, label: "@everyone", description: "All members" }] : [];
}

// ofSelect lists the entries of a select menu by the component's type.
export function ofSelect(c, view) {
  switch (c.type) {
    case 5: return users(view);
    case 6: return roles(view);
    case 7: return [...users(view), ...roles(view)];
    case 8: return channels(view, c.channel_types);
    default: return c.options ?? [];
  }
}
