import { describe, expect, test } from 'vitest'
import { FakeNotes } from './fake-notes.ts'
import { Polyphony } from '#app/features/sampler/polyphony.ts'

const root = 60

function createPolyphony() {
  const notes = new FakeNotes()
  return { notes, polyphony: new Polyphony(notes.start, root) }
}

describe('Polyphony', () => {
  test('plays each note at its interval from the root note [P3.12]', () => {
    const { notes, polyphony } = createPolyphony()
    for (const note of [60, 64, 67, 48]) polyphony.start(note, 1)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([0, 4, 7, -12])
  })

  test('plays a chord below full scale, and softer notes more quietly', () => {
    const { notes, polyphony } = createPolyphony()
    polyphony.start(60, 1)
    polyphony.start(62, 0.5)
    polyphony.start(64, 0.01)
    const levels = notes.sounding.map(({ level }) => level)
    expect(levels).toEqual(levels.toSorted((a, b) => b - a))
    expect(levels[0]).toBeLessThanOrEqual(0.5)
    expect(levels[2]).toBeGreaterThan(0)
  })

  test('ends a note when its key is released', () => {
    const { notes, polyphony } = createPolyphony()
    polyphony.start(60, 1)
    polyphony.start(64, 1)
    polyphony.release(60)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([4])
  })

  test('restarts a note instead of playing it twice', () => {
    const { notes, polyphony } = createPolyphony()
    polyphony.start(60, 1)
    polyphony.start(60, 1)
    expect(notes.all).toHaveLength(2)
    expect(notes.sounding).toHaveLength(1)
  })

  test('the sustain pedal holds released notes until it is lifted [P3.12]', () => {
    const { notes, polyphony } = createPolyphony()
    polyphony.setSustained(true)
    polyphony.start(60, 1)
    polyphony.start(64, 1)
    polyphony.release(60)
    expect(notes.sounding).toHaveLength(2)
    polyphony.setSustained(false)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([4])
  })

  test('at most sixteen notes sound; another one ends a released note, or else the oldest', () => {
    const { notes, polyphony } = createPolyphony()
    polyphony.setSustained(true)
    for (let note = 60; note < 76; note++) polyphony.start(note, 1)
    polyphony.release(70)
    polyphony.start(80, 1)
    expect(notes.sounding).toHaveLength(16)
    expect(notes.sounding.map(({ semitones }) => semitones)).not.toContain(10)
    polyphony.start(81, 1)
    expect(notes.sounding).toHaveLength(16)
    expect(notes.sounding.map(({ semitones }) => semitones)).not.toContain(0)
  })

  test('a note that has ended frees its voice', () => {
    const { notes, polyphony } = createPolyphony()
    for (let note = 60; note < 76; note++) polyphony.start(note, 1)
    notes.sounding[3]?.end()
    polyphony.start(80, 1)
    expect(notes.sounding.map(({ semitones }) => semitones)).toContain(0)
  })

  test('the pitch wheel bends current and later notes [P3.12]', () => {
    const { notes, polyphony } = createPolyphony()
    polyphony.start(60, 1)
    polyphony.setBend(-2)
    polyphony.start(64, 1)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([-2, 2])
    polyphony.setBend(0)
    expect(notes.sounding.map(({ semitones }) => semitones)).toEqual([0, 4])
  })
})
