import type { NoteOptions, NoteVoice } from '#app/audio/types.ts'

/** A started note; the test ends it. */
class FakeNote implements NoteVoice {
  semitones: number
  isSounding = true
  readonly #options: NoteOptions

  constructor(options: NoteOptions) {
    this.#options = options
    this.semitones = options.semitones
  }

  get level(): number {
    return this.#options.level
  }

  readonly setPitch = (semitones: number): void => {
    this.semitones = semitones
  }

  readonly stop = (): void => {
    this.isSounding = false
  }

  /** Simulates the end of the recording. */
  end(): void {
    this.isSounding = false
    this.#options.onEnd()
  }
}

/** The silent notes of a fake engine. */
export class FakeNotes {
  readonly all: FakeNote[] = []

  readonly start = (options: NoteOptions): NoteVoice => {
    const note = new FakeNote(options)
    this.all.push(note)
    return note
  }

  get sounding(): FakeNote[] {
    return this.all.filter(({ isSounding }) => isSounding)
  }
}
