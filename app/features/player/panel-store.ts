import { createStore } from '#app/ui/store.ts'

/** The panels above the player bar. */
export type PanelName =
  | 'crates'
  | 'dial'
  | 'heard'
  | 'menu'
  | 'sampler'
  | 'shortcuts'
  | 'tray'
  | 'waveform'

/** The open panel; only one at a time. */
export const openPanel = createStore<PanelName | null>(null)

/** Opens a panel, replacing another one, or closes it. */
export function togglePanel(name: PanelName): void {
  openPanel.set(openPanel.get() === name ? null : name)
}

/** Closes the open panel. */
export function closePanel(): void {
  openPanel.set(null)
}
