import { openPanel } from '#app/features/player/panel-store.ts'
import { createStore } from '#app/ui/store.ts'
import type { SharedLane } from './tray-link.ts'
import type { TraySource } from './tray-store.ts'

/** Sounds that are to be shown in the tray. */
export interface TrayRequest {
  readonly source: TraySource
  readonly lanes: readonly SharedLane[]
  /** How many more sounds there are than the tray holds. */
  readonly more: number
}

/** What the panel of the tray is to load and show next, if anything. */
export const trayRequest = createStore<TrayRequest | null>(null)

/** Opens the tray with other sounds; the visitor's own stay on the device. */
export function requestTray(request: TrayRequest): void {
  trayRequest.set(request)
  openPanel.set('tray')
}
