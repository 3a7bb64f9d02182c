import type { Dial } from '#app/features/dial/dial.ts'
import { isBlocked } from '#app/audio/is-blocked.ts'
import type { Engine, Mix, MixPart } from '#app/audio/types.ts'
import type { Track } from '#app/features/player/track.ts'
import { createStore } from '#app/ui/store.ts'
import { LaneBuffers } from './lane-buffers.ts'
import type { LaneRenderer, LaneStatus } from './lane-buffers.ts'
import { addLane, changeLane, getLaneGain, removeLane } from './lane.ts'
import type { Lane, LaneSettings } from './lane.ts'
import { planLanes } from './plan-lanes.ts'
import { trayIds } from './tray-ids.ts'
import type { TrayPlan } from './plan-lanes.ts'

/** What the tray depends on. */
export interface TrayEnvironment extends LaneRenderer {
  readonly getEngine: () => Promise<Engine>
  /** Stops the sound that the player plays. */
  readonly pausePlayer: () => void
  /** Returns the tempo and the key that the visitor has chosen for all loops. */
  readonly getDial: () => Dial
  readonly readLanes: () => readonly Lane[]
  readonly writeLanes: (lanes: readonly Lane[]) => void
}

/**
 * `interrupted`: a call, unplugged headphones or a lost connection have stopped the sound. `blocked`:
 * the browser waits for a gesture. `failed`: no sound could be loaded.
 */
export type TrayStatus = 'stopped' | 'starting' | 'playing' | 'interrupted' | 'blocked' | 'failed'

/** Where a tray comes from that is shown in place of the visitor's own. */
export type TraySource = 'link' | 'cart'

/** The state of the tray; replaced by a new object on each change. */
export interface TrayState {
  readonly lanes: readonly Lane[]
  readonly status: TrayStatus
  readonly plan: TrayPlan
  /** What is known of the sounds of the lanes, by the ids of their tracks. */
  readonly sounds: Readonly<Record<string, LaneStatus>>
  /** Null for the visitor's own tray; another one is not kept on the device. */
  readonly source: TraySource | null
}

/** Returns whether the tray plays, or is about to. */
export function isOn({ status }: TrayState): boolean {
  return status === 'playing' || status === 'starting'
}

/** A tray that plays, or waits for its first sound. */
interface Playback {
  readonly abort: AbortController
  /** Resolves when a sound is ready; rejects if all of them have failed. */
  readonly hasSound: PromiseWithResolvers<void>
  mix: Mix | null
}

/** The sounds that play together: a store, independent of React, over the audio engine. */
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
      source: null,
    })
  }

  readonly get = (): TrayState => this.#state.get()

  /** Calls `listener` on each change; returns a function that unsubscribes. */
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

  /** Replaces the lanes, and keeps them on the device if they are the visitor's own. */
  setLanes(lanes: readonly Lane[]): void {
    this.#showLanes(lanes, this.get().source)
    if (this.get().source === null) this.#environment.writeLanes(lanes)
  }

  /** Opens a tray beside the visitor's own, which stays on the device. */
  open(lanes: readonly Lane[], source: TraySource): void {
    this.stop()
    this.#showLanes(lanes, source)
  }

  /** Makes the lanes that are shown the visitor's own. */
  keep(): void {
    this.#change({ source: null })
    this.setLanes(this.get().lanes)
  }

  /** Shows what is kept on the device: after another tray, or if another tab has changed it. */
  restore(): void {
    if (this.get().source !== null) this.stop()
    this.#showLanes(this.#environment.readLanes(), null)
  }

  /** Fetches the sounds and renders them, so that they start together. */
  prepare(): void {
    const { lanes, plan } = this.get()
    const tracks = lanes.map(({ track }) => track)
    this.#buffers.prepare(tracks, plan)
    this.#showSounds()
  }

  /** Plans the lanes again after the tempo or the key for all loops has changed. */
  replan(): void {
    this.#showLanes(this.get().lanes, this.get().source)
  }

  /** Plays what is loaded; the other sounds enter on a bar. */
  play(): void {
    if (this.get().lanes.length === 0 || this.#playback) return
    const playback: Playback = {
      abort: new AbortController(),
      hasSound: Promise.withResolvers(),
      mix: null,
    }
    this.#playback = playback
    this.#environment.pausePlayer()
    this.#change({ status: 'starting' })
    this.#start(playback).catch((reason: unknown) => {
      if (this.#playback === playback) this.stop(isBlocked(reason) ? 'blocked' : 'failed')
    })
    this.#buffers.forgetFailed()
    this.prepare()
  }

  stop(status: TrayStatus = 'stopped'): void {
    this.#playback?.abort.abort()
    this.#playback = null
    this.#change({ status })
  }

  toggle(): void {
    if (this.#playback) this.stop()
    else this.play()
  }

  /** Returns the number of bars since the start; 0 while nothing plays. */
  getBars(): number {
    return Math.max(0, this.#playback?.mix?.getBars() ?? 0)
  }

  #change(part: Partial<TrayState>): void {
    this.#state.set({ ...this.get(), ...part })
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
    if (isSameTempo) return this.prepare()
    // Another tempo needs another clock, and all sounds anew.
    this.stop()
    this.play()
  }

  /** Shows how far the sounds are, and lets those enter that are ready. */
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
    const { lanes } = this.get()
    return lanes.flatMap((lane) => {
      const buffer = this.#buffers.getBuffer(lane.track.id)
      return buffer ? { id: lane.track.id, buffer, gain: getLaneGain(lane, lanes) } : []
    })
  }

  async #start(playback: Playback): Promise<void> {
    const { signal } = playback.abort
    const loadParts = playback.hasSound.promise.then(() => this.#getParts())
    // If the engine cannot be loaded, none of the sounds can; the former is what is awaited.
    loadParts.catch(() => undefined)
    const engine = await this.#environment.getEngine()
    signal.throwIfAborted()
    playback.mix = await engine.startMix(loadParts, {
      barFrames: this.get().plan.barFrames,
      signal,
      onInterruption: () => this.#playback === playback && this.stop('interrupted'),
      onReplaced: () => this.#playback === playback && this.stop(),
    })
    // Others may have become ready in the meantime.
    playback.mix.setParts(this.#getParts())
    this.#change({ status: 'playing' })
  }
}
