/** A key under a finger or the mouse. */
export interface PointedKey {
  readonly note: number
  /** How hard it is hit, from 0 to 1. */
  readonly velocity: number
}

interface Playable {
  readonly start: (note: number, velocity: number) => void
  readonly release: (note: number) => void
}

/** Plays the keys on the screen with several fingers, which can slide from key to key. */
export class PointerKeys {
  readonly #playable: Playable
  /** The notes under the pointers, null between the keys. */
  readonly #notes = new Map<number, number | null>()

  constructor(playable: Playable) {
    this.#playable = playable
  }

  /** A pointer has been pressed on a key, or outside all of them. */
  press(pointerId: number, key: PointedKey | null): void {
    this.#notes.set(pointerId, null)
    this.move(pointerId, key)
  }

  /** A pointer has moved; one that is not pressed plays nothing. */
  move(pointerId: number, key: PointedKey | null): void {
    const note = this.#notes.get(pointerId)
    if (note === undefined || note === (key?.note ?? null)) return
    this.#notes.set(pointerId, key?.note ?? null)
    if (note !== null) this.#release(note)
    if (key) this.#playable.start(key.note, key.velocity)
  }

  /** A pointer has been lifted. */
  release(pointerId: number): void {
    const note = this.#notes.get(pointerId) ?? null
    this.#notes.delete(pointerId)
    if (note !== null) this.#release(note)
  }

  /** Releases all pointers. */
  releaseAll(): void {
    for (const pointerId of this.#notes.keys()) this.release(pointerId)
  }

  /** Another finger may hold the same key. */
  #release(note: number): void {
    if (![...this.#notes.values()].includes(note)) this.#playable.release(note)
  }
}
