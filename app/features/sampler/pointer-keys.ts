/** A piano key under a pointer. */
export interface PointedKey {
  readonly note: number
  /** From 0 to 1. */
  readonly velocity: number
}

interface Playable {
  readonly start: (note: number, velocity: number) => void
  readonly release: (note: number) => void
}

/** Plays on-screen keys by touch or mouse; pointers can slide from key to key. */
export class PointerKeys {
  readonly #playable: Playable
  /** The notes under the pressed pointers; null between keys. */
  readonly #notes = new Map<number, number | null>()

  constructor(playable: Playable) {
    this.#playable = playable
  }

  /** Handles a press on a key, or outside of all keys. */
  press(pointerId: number, key: PointedKey | null): void {
    this.#notes.set(pointerId, null)
    this.move(pointerId, key)
  }

  /** Handles a move; pointers not pressed play nothing. */
  move(pointerId: number, key: PointedKey | null): void {
    const note = this.#notes.get(pointerId)
    if (note === undefined || note === (key?.note ?? null)) return
    this.#notes.set(pointerId, key?.note ?? null)
    if (note !== null) this.#release(note)
    if (key) this.#playable.start(key.note, key.velocity)
  }

  /** Handles the release of a pointer. */
  release(pointerId: number): void {
    const note = this.#notes.get(pointerId) ?? null
    this.#notes.delete(pointerId)
    if (note !== null) this.#release(note)
  }

  releaseAll(): void {
    for (const pointerId of this.#notes.keys()) this.release(pointerId)
  }

  /** Keeps the note if another pointer holds it. */
  #release(note: number): void {
    if (![...this.#notes.values()].includes(note)) this.#playable.release(note)
  }
}
