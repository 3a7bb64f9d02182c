import { isBlocked } from '#app/audio/is-blocked.ts'
import type { Mix, MixPart } from '#app/audio/types.ts'
import type { Track } from '#app/features/player/track.ts'
import { createStore } from '#app/ui/store.ts'
import { LaneBuffers } from './lane-buffers.ts'
import type { LaneStatus } from './lane-buffers.ts'
import { addLane, changeLane, getLaneGain, removeLane } from './lane.ts'
import type { Lane, LaneSettings } from './lane.ts'
import { planLanes } from './plan-lanes.ts'
import type { TrayEnvironment } from './tray-environment.ts'
import { trayIds } from './tray-ids.ts'
import type { TrayPlan } from './plan-lanes.ts'

/**
 * `interrupted`: stopped by a call, unplugged headphones or a lost connection. `blocked`: the
 * browser waits for a gesture. `failed`: no sound could be loaded.
 */
export type TrayStatus = 'stopped' | 'starting' | 'playing' | 'interrupted' | 'blocked' | 'failed'

/** The origin of a tray shown in place of the visitor's own. */
export type TraySource = 'link' | 'cart'

/** The state of the tray; replaced by a new object on each change. */
export interface TrayState {
  readonly lanes: readonly Lane[]
  readonly status: TrayStatus
  readonly plan: TrayPlan
  /** The status of the lanes' sounds, by track id. */
  readonly sounds: Readonly<Record<string, LaneStatus>>
  /** True to hear only what is auditioned over the tray, which plays on in silence. */
  readonly isNeedleAlone: boolean
  /** Null for the visitor's own tray; only that is stored on the device. */
  readonly source: TraySource | null
}

/** Returns whether the tray is playing or starting. */
export function isOn({ status }: TrayState): boolean {
  return status === 'playing' || status === 'starting'
}

/** A tray that is playing or waiting for its first sound. */
interface Playback {
  readonly abort: AbortController
  /** Resolves when a sound is ready; rejects if all have failed. */
  readonly hasSound: PromiseWithResolvers<void>
  mix: Mix | null
}

/**
 * The tray's sounds and their playback: a store, independent of React, on top of the audio engine.
 */
export class Tray {
  readonly #environment: TrayEnvironment
  readonly #buffers: LaneBuffers
  readonly #state
  #playback: Playback | null = null

  constructor(environment: TrayEnvironment) {
    this.#environment = environment
    this.#buffers = new LaneBuffers(environment, () => this.#showSounds())
    const lanes = environment.readLanes()
    trayIds.set(lanes.map(({ track }) => track.id))
    this.#state = createStore<TrayState>({
      lanes,
      status: 'stopped',
      plan: this.#plan(lanes),
      sounds: {},
      isNeedleAlone: false,
      source: null,
    })
  }

  readonly get = (): TrayState => this.#state.get()

  /** Calls `listener` on each change; returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)

  /** Adds a track; returns false if the tray is full. */
  add(track: Track): boolean {
    const lanes = addLane(this.get().lanes, track)
    if (lanes) this.setLanes(lanes)
    return lanes !== null
  }

  remove(id: string): void {
    this.setLanes(removeLane(this.get().lanes, id))
  }

  change(id: string, settings: Partial<LaneSettings>): void {
    this.setLanes(changeLane(this.get().lanes, id, settings))
  }

  /** Replaces the lanes, and stores them on the device if they are the visitor's own. */
  setLanes(lanes: readonly Lane[]): void {
    this.#showLanes(lanes, this.get().source)
    if (this.get().source === null) this.#environment.writeLanes(lanes)
  }

  /** Shows a tray in place of the visitor's own, which stays stored on the device. */
  open(lanes: readonly Lane[], source: TraySource): void {
    this.stop()
    this.#showLanes(lanes, source)
  }

  /** Makes the tray on screen the visitor's own. */
  keep(): void {
    this.#change({ source: null })
    this.setLanes(this.get().lanes)
  }

  /** Shows the stored tray: in place of another one, or after a change in another tab. */
  restore(): void {
    if (this.get().source !== null) this.stop()
    this.#showLanes(this.#environment.readLanes(), null)
  }

  /** Silences the lanes while something is auditioned over them, or lets them sound again. */
  setNeedleAlone(isNeedleAlone: boolean): void {
    if (isNeedleAlone === this.get().isNeedleAlone) return
    this.#change({ isNeedleAlone })
    this.#playback?.mix?.setParts(this.#getParts())
  }

  /** Fetches and renders the sounds, so that they start together. */
  prepare(): void {
    const { lanes, plan } = this.get()
    const tracks = lanes.map(({ track }) => track)
    this.#buffers.prepare(tracks, plan)
    this.#showSounds()
  }

  /** Plans the lanes again after a change of the session's tempo or key. */
  replan(): void {
    this.#showLanes(this.get().lanes, this.get().source)
  }

  /** Plays the loaded sounds; the others enter on a bar. */
  play(): void {
    if (this.get().lanes.length === 0 || this.#playback) return
    const playback: Playback = {
      abort: new AbortController(),
      hasSound: Promise.withResolvers(),
      mix: null,
    }
    this.#playback = playback
    this.#environment.pauseDemo()
    this.#showDial()
    this.#change({ status: 'starting' })
    this.#start(playback).catch((reason: unknown) => {
      if (this.#playback === playback) this.stop(isBlocked(reason) ? 'blocked' : 'failed')
    })
    this.#buffers.removeFailed()
    this.prepare()
  }

  stop(status: TrayStatus = 'stopped'): void {
    this.#playback?.abort.abort()
    this.#playback = null
    this.#environment.showDial(null)
    this.#change({ status, isNeedleAlone: false })
  }

  /** Returns the number of bars played; 0 while stopped. */
  getBars(): number {
    return Math.max(0, this.#playback?.mix?.getBars() ?? 0)
  }

  #change(part: Partial<TrayState>): void {
    this.#state.set({ ...this.get(), ...part })
  }

  #showDial(): void {
    const { tempo, key } = this.get().plan
    this.#environment.showDial({ ...this.#environment.getDial(), tempo, key })
  }

  #plan(lanes: readonly Lane[]): TrayPlan {
    const tracks = lanes.map(({ track }) => track)
    return planLanes(tracks, this.#environment.getDial())
  }

  #showLanes(lanes: readonly Lane[], source: TraySource | null): void {
    const plan = this.#plan(lanes)
    const isSameTempo = plan.barFrames === this.get().plan.barFrames
    this.#change({ lanes, plan, source })
    trayIds.set(lanes.map(({ track }) => track.id))
    if (!this.#playback) return
    if (lanes.length === 0) return this.stop()
    this.#showDial()
    if (isSameTempo) return this.prepare()
    // Another tempo requires another clock and newly rendered sounds.
    const { isNeedleAlone } = this.get()
    this.stop()
    this.#change({ isNeedleAlone })
    this.play()
  }

  /** Updates the sounds' status and adds those that have become ready to the mix. */
  #showSounds(): void {
    const sounds = this.#buffers.getStatuses()
    this.#change({ sounds })
    if (!this.#playback) return
    const parts = this.#getParts()
    if (parts.length > 0) this.#playback.hasSound.resolve()
    const hasOnlyFailures = Object.values(sounds).every((status) => status === 'failed')
    if (hasOnlyFailures) this.#playback.hasSound.reject(new Error('No sound could be loaded.'))
    this.#playback.mix?.setParts(parts)
  }

  #getParts(): MixPart[] {
    const { lanes, isNeedleAlone } = this.get()
    return lanes.flatMap((lane) => {
      const buffer = this.#buffers.getBuffer(lane.track.id)
      const { id, url } = lane.track
      return buffer ? { id, url, buffer, gain: isNeedleAlone ? 0 : getLaneGain(lane, lanes) } : []
    })
  }

  async #start(playback: Playback): Promise<void> {
    const { signal } = playback.abort
    const loadParts = playback.hasSound.promise.then(() => this.#getParts())
    // If the engine cannot be loaded, neither can the sounds; awaiting the engine reports it.
    loadParts.catch(() => undefined)
    const engine = await this.#environment.getEngine()
    signal.throwIfAborted()
    playback.mix = await engine.startMix(loadParts, {
      barFrames: this.get().plan.barFrames,
      signal,
      onInterruption: () => this.#playback === playback && this.stop('interrupted'),
      onReplaced: () => this.#playback === playback && this.stop(),
    })
    // More sounds may have become ready in the meantime.
    playback.mix.setParts(this.#getParts())
    this.#environment.joinPlayer(this.get().lanes.map(({ track }) => track.id))
    this.#change({ status: 'playing' })
  }
}
