import { openPanel } from '#app/features/player/panel-store.ts'
import { createStore } from '#app/ui/store.ts'
import type { SharedLane } from './tray-link.ts'
import type { TraySource } from './tray-store.ts'

/** A request to show other sounds in the tray. */
export interface TrayRequest {
  readonly source: TraySource
  readonly lanes: readonly SharedLane[]
  /** The number of sounds that do not fit in the tray. */
  readonly more: number
}

/** The request that the tray panel handles next, if any. */
export const trayRequest = createStore<TrayRequest | null>(null)

/** Opens the tray with other sounds; the visitor's own tray stays stored on the device. */
export function requestTray(request: TrayRequest): void {
  trayRequest.set(request)
  openPanel.set('tray')
}
