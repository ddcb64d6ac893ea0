// emoji.js names emoji in buttons and menus.

// emojiText shows a Unicode emoji as itself and a server's own by its name.
export function emojiText(emoji) {
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
