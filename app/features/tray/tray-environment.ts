import type { Dial } from '#app/features/dial/dial.ts'
import type { Engine } from '#app/audio/types.ts'
import type { LaneRenderer } from './lane-buffers.ts'
import type { Lane } from './lane.ts'

/** The dependencies of the tray. */
export interface TrayEnvironment extends LaneRenderer {
  readonly getEngine: () => Promise<Engine>
  /** Pauses the player if its sound cannot be heard over the tray, such as a pack's demo. */
  readonly pauseDemo: () => void
  /** Starts the player's sound again, in time with the tray, unless it is one of these tracks. */
  readonly joinPlayer: (trackIds: readonly string[]) => void
  /** Shows the tempo and key of the tray while it plays; null when it stops. */
  readonly showDial: (dial: Dial | null) => void
  /** Returns the session's tempo and key. */
  readonly getDial: () => Dial
  readonly readLanes: () => readonly Lane[]
  readonly writeLanes: (lanes: readonly Lane[]) => void
}
