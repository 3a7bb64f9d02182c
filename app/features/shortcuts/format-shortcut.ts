import { m } from '#app/paraglide/messages.js'

const names: Readonly<Record<string, () => string>> = {
  ArrowDown: () => '↓',
  ArrowUp: () => '↑',
  ArrowLeft: () => '←',
  ArrowRight: () => '→',
  Enter: m.player_key_enter,
  ' ': m.player_key_space,
}

/** Formats a key as labeled on keyboards. */
export function formatShortcut(key: string): string {
  return names[key]?.() ?? key.toLocaleUpperCase()
}
