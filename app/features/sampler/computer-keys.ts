/** The key in the position that has this letter on an American keyboard, on every layout. */
type KeyCode = string

/** The keys that play notes, from C on: letters of the home row are white keys, as in DAWs. */
export const noteCodes: readonly KeyCode[] = [
  'KeyA',
  'KeyW',
  'KeyS',
  'KeyE',
  'KeyD',
  'KeyF',
  'KeyT',
  'KeyG',
  'KeyY',
  'KeyH',
  'KeyU',
  'KeyJ',
  'KeyK',
  'KeyO',
  'KeyL',
  'KeyP',
  'Semicolon',
  'Quote',
]

/** The keys that move the keyboard down and up by an octave. */
export const octaveCodes = { down: 'KeyZ', up: 'KeyX' } as const

/** What computer keys play. */
interface Playable {
  /** The lowest note that they play at the moment. */
  readonly getLowest: () => number
  readonly start: (note: number) => void
  readonly release: (note: number) => void
  readonly moveOctave: (step: number) => void
}

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** Plays notes with the keys of a computer. */
export class ComputerKeys {
  readonly #playable: Playable
  /** The notes of the keys that are down, which stay the same if the octave changes meanwhile. */
  readonly #down = new Map<KeyCode, number>()

  constructor(playable: Playable) {
    this.#playable = playable
  }

  /** Returns whether the key means something here. */
  press({ code, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): boolean {
    if (altKey || ctrlKey || metaKey || shiftKey) return false
    const step = code === octaveCodes.up ? 1 : code === octaveCodes.down ? -1 : 0
    const index = noteCodes.indexOf(code)
    if (step === 0 && index < 0) return false
    if (!repeat && step !== 0) this.#playable.moveOctave(step)
    if (!repeat && index >= 0) this.#start(code, this.#playable.getLowest() + index)
    return true
  }

  release({ code }: Pick<KeyPress, 'code'>): void {
    const note = this.#down.get(code)
    this.#down.delete(code)
    if (note !== undefined) this.#playable.release(note)
  }

  /** Releases all keys, because the window no longer hears when that happens. */
  releaseAll(): void {
    for (const code of this.#down.keys()) this.release({ code })
  }

  #start(code: KeyCode, note: number): void {
    this.#down.set(code, note)
    this.#playable.start(note)
  }
}
