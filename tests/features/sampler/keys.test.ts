import { describe, expect, test } from 'vitest'
import { ComputerKeys } from '#app/features/sampler/computer-keys.ts'
import { formatKey } from '#app/i18n/format.ts'
import { getNoteName, getRootNote, isSharp } from '#app/features/sampler/notes.ts'
import { PointerKeys } from '#app/features/sampler/pointer-keys.ts'

/** Records the notes that are played and held. */
function createPlayable() {
  const held = new Set<number>()
  const playable = {
    lowest: 60,
    getLowest: () => playable.lowest,
    start: (note: number) => held.add(note),
    release: (note: number) => held.delete(note),
    moveOctave: (step: number) => (playable.lowest += 12 * step),
  }
  return { playable, held: () => [...held] }
}

function toPress(code: string, part: Partial<KeyboardEvent> = {}) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  return { code, repeat: false, ...none, ...part }
}

describe('the computer keyboard', () => {
  test('plays a chromatic scale from C by key position [P3.12]', () => {
    const { playable, held } = createPlayable()
    const keys = new ComputerKeys(playable)
    for (const code of ['KeyA', 'KeyW', 'KeyS', 'KeyK', 'Quote'])
      expect(keys.press(toPress(code))).toBe(true)
    expect(held()).toEqual([60, 61, 62, 72, 77])
  })

  test('holds a note until its key is released, even if the octave changes', () => {
    const { playable, held } = createPlayable()
    const keys = new ComputerKeys(playable)
    keys.press(toPress('KeyA'))
    keys.press(toPress('KeyA', { repeat: true }))
    keys.press(toPress('KeyX'))
    keys.press(toPress('KeyX', { repeat: true }))
    keys.press(toPress('KeyS'))
    expect(held()).toEqual([60, 74])
    keys.release(toPress('KeyA'))
    expect(held()).toEqual([74])
    keys.press(toPress('KeyZ'))
    keys.releaseAll()
    expect(held()).toEqual([])
    expect(playable.lowest).toBe(60)
  })

  test('ignores shortcuts and other keys', () => {
    const { playable, held } = createPlayable()
    const keys = new ComputerKeys(playable)
    expect(keys.press(toPress('KeyA', { ctrlKey: true }))).toBe(false)
    expect(keys.press(toPress('KeyS', { metaKey: true }))).toBe(false)
    expect(keys.press(toPress('Escape'))).toBe(false)
    expect(keys.press(toPress('KeyQ'))).toBe(false)
    expect(held()).toEqual([])
  })
})

describe('the piano on the screen', () => {
  const key = (note: number) => ({ note, velocity: 1 })

  test('can be played with several fingers [P3.12]', () => {
    const { playable, held } = createPlayable()
    const keys = new PointerKeys(playable)
    keys.press(1, key(60))
    keys.press(2, key(64))
    expect(held()).toEqual([60, 64])
    keys.release(1)
    expect(held()).toEqual([64])
  })

  test('follows a sliding finger, and falls silent outside the keys', () => {
    const { playable, held } = createPlayable()
    const keys = new PointerKeys(playable)
    keys.press(1, key(60))
    keys.move(1, key(62))
    expect(held()).toEqual([62])
    keys.move(1, null)
    expect(held()).toEqual([])
    keys.move(1, key(64))
    expect(held()).toEqual([64])
  })

  test('ignores a pointer that is not pressed', () => {
    const { playable, held } = createPlayable()
    new PointerKeys(playable).move(1, key(60))
    expect(held()).toEqual([])
  })

  test('holds a key until the last of two fingers releases it', () => {
    const { playable, held } = createPlayable()
    const keys = new PointerKeys(playable)
    keys.press(1, key(60))
    keys.press(2, key(60))
    keys.release(1)
    expect(held()).toEqual([60])
    keys.releaseAll()
    expect(held()).toEqual([])
  })
})

describe('notes', () => {
  test.each([
    ['C', 60],
    ['F#', 66],
    ['Bb', 70],
    ['Cb', 71],
    ['G minor', 67],
    ['B', 71],
    [null, 60],
    ['unknown', 60],
  ])('the root note of a sound in %s is %i', (stored, note) => {
    expect(getRootNote(stored)).toBe(note)
  })

  test('a root with a known octave plays at its own pitch [P3.12]', () => {
    expect(getRootNote('F#', 30)).toBe(30)
  })

  test('are named in the same shorthand as keys', () => {
    expect([71, 49, 62].map(getNoteName)).toEqual(['B3', 'C♯2', 'D3'])
    for (const key of ['C', 'F#', 'A#', 'B'])
      expect(getNoteName(getRootNote(key))).toBe(`${formatKey(key)}3`)
  })

  test('an octave has five black keys', () => {
    const octave = Array.from({ length: 12 }, (_, index) => 60 + index)
    expect(octave.filter(isSharp)).toEqual([61, 63, 66, 68, 70])
  })
})
