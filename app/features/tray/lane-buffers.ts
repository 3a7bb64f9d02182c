import type { Dial } from '#app/features/dial/dial.ts'
import type { Track } from '#app/features/player/track.ts'
import type { LanePlan, TrayPlan } from './plan-lanes.ts'

/** `fitting`: the sound is being rendered at the tray's tempo. */
export type LaneStatus = 'loading' | 'fitting' | 'ready' | 'failed'

/** Renders the sounds of lanes. */
export interface LaneRenderer {
  /** Fetches and decodes a track; rejects if it cannot be loaded. */
  readonly load: (track: Track) => Promise<AudioBuffer>
  /** Renders a loop at a different tempo or in a different key; rejects if that fails. */
  readonly fit: (
    buffer: AudioBuffer,
    track: Track,
    dial: Dial,
    signal: AbortSignal,
  ) => Promise<AudioBuffer>
  /** Cuts or pads a sound to the exact length in its plan. */
  readonly cut: (buffer: AudioBuffer, track: Track, plan: LanePlan) => AudioBuffer
}

interface Entry {
  /** Identifies the plan that the buffer is rendered for. */
  readonly key: string
  readonly barFrames: number
  readonly abort: AbortController
  status: LaneStatus
  /**
   * The buffer of the previous plan until this one is rendered, provided its bars have the same
   * length.
   */
  buffer: AudioBuffer | null
}

/** Loads and renders each lane's sound once per plan. */
export class LaneBuffers {
  readonly #entries = new Map<string, Entry>()
  readonly #renderer: LaneRenderer
  readonly #onChange: () => void

  /** Calls `onChange` whenever the status of a lane changes. */
  constructor(renderer: LaneRenderer, onChange: () => void) {
    this.#renderer = renderer
    this.#onChange = onChange
  }

  /** Renders what a plan is missing and drops sounds that it does not contain. */
  prepare(tracks: readonly Track[], plan: TrayPlan): void {
    for (const [id, { abort }] of this.#entries) {
      if (plan.lanes.has(id)) continue
      abort.abort()
      this.#entries.delete(id)
    }
    for (const track of tracks) {
      const lanePlan = plan.lanes.get(track.id)
      if (lanePlan) this.#prepareLane(track, lanePlan, plan.barFrames)
    }
  }

  /** Makes the next `prepare` retry failed sounds. */
  removeFailed(): void {
    for (const [id, { status }] of this.#entries) if (status === 'failed') this.#entries.delete(id)
  }

  getBuffer(id: string): AudioBuffer | null {
    return this.#entries.get(id)?.buffer ?? null
  }

  /** Returns the status of each prepared lane, by track id. */
  getStatuses(): Readonly<Record<string, LaneStatus>> {
    return Object.fromEntries([...this.#entries].map(([id, { status }]) => [id, status]))
  }

  #prepareLane(track: Track, plan: LanePlan, barFrames: number): void {
    const key = JSON.stringify(plan)
    const previous = this.#entries.get(track.id)
    if (previous?.key === key) return
    previous?.abort.abort()
    const buffer = previous?.barFrames === barFrames ? previous.buffer : null
    const abort = new AbortController()
    const entry: Entry = { key, barFrames, abort, status: 'loading', buffer }
    this.#entries.set(track.id, entry)
    this.#make(entry, track, plan).then(
      (buffer) => this.#change(entry, { status: 'ready', buffer }),
      () => this.#change(entry, { status: 'failed' }),
    )
  }

  async #make(entry: Entry, track: Track, plan: LanePlan): Promise<AudioBuffer> {
    const { load, fit, cut } = this.#renderer
    const buffer = await load(track)
    if (plan.kind === 'hit') return cut(buffer, track, plan)
    this.#change(entry, { status: 'fitting' })
    return cut(await fit(buffer, track, plan.dial, entry.abort.signal), track, plan)
  }

  #change(entry: Entry, part: Partial<Pick<Entry, 'status' | 'buffer'>>): void {
    if (entry.abort.signal.aborted) return
    Object.assign(entry, part)
    this.#onChange()
  }
}
