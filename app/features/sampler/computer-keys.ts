/** `KeyboardEvent.code`: the physical key, named after the US layout. */
type KeyCode = string

/** The keys that play notes, starting at C; the home row plays the white keys, as in DAWs. */
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

/** The keys that shift the keyboard by an octave. */
export const octaveCodes = { down: 'KeyZ', up: 'KeyX' } as const

/** The instrument played by the keys. */
interface Playable {
  /** Returns the lowest note of the keyboard at its current octave. */
  readonly getLowest: () => number
  readonly start: (note: number) => void
  readonly release: (note: number) => void
  readonly moveOctave: (step: number) => void
}

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** Plays notes with the computer keyboard. */
export class ComputerKeys {
  readonly #playable: Playable
  /** The notes of pressed keys; they do not change with the octave. */
  readonly #down = new Map<KeyCode, number>()

  constructor(playable: Playable) {
    this.#playable = playable
  }

  /** Handles a key press; returns whether the key is in use. */
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

  /** Releases all keys when the window loses the focus and receives no more key events. */
  releaseAll(): void {
    for (const code of this.#down.keys()) this.release({ code })
  }

  #start(code: KeyCode, note: number): void {
    this.#down.set(code, note)
    this.#playable.start(note)
  }
}
