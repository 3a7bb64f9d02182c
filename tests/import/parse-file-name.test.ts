import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findFileSeries } from '#provider/programs/import/names/file-series.ts'
import { parseFileName } from '#provider/programs/import/names/parse-file-name.ts'
import { namedFiles } from './file-names.ts'

describe.each(Object.entries(namedFiles))('a file name with %s', (_, files) => {
  test.each(files)('states what %s says [P1.03]', (path, name, kind, instrument, bpm, key) => {
    expect(parseFileName(path)).toMatchObject({ name, kind, instrument, bpm, key })
  })
})

describe('the sounds of one pack', () => {
  const parseAll = (paths: readonly string[]) => {
    const series = findFileSeries(paths)
    return paths.map((path) => parseFileName(path, series))
  }

  test('a counter is not parsed as a tempo, nor a tempo as a counter [P1.03]', () => {
    expect(parseAll(['Loop 99.wav', 'Loop 100.wav', 'Loop 101.wav']).map(({ bpm }) => bpm)).toEqual(
      [null, null, null],
    )
    const tempos = ['Drum Loop 100.wav', 'Drum Loop 120.wav', 'Drum Loop 128.wav']
    expect(parseAll(tempos).map(({ bpm }) => bpm)).toEqual([100, 120, 128])
  })

  test('a letter used as a counter is not parsed as a key [P1.03]', () => {
    const bass = ['Bass A.wav', 'Bass B.wav', 'Bass C.wav']
    expect(parseAll(bass).map(({ key, name }) => [key, name])).toEqual([
      [null, 'Bass A'],
      [null, 'Bass B'],
      [null, 'Bass C'],
    ])
  })

  test('words at the start of every name are omitted [P1.03]', () => {
    const files = ['Kick Deep', 'Snare Dry', 'Pad Warm'].map((name) => `Aurora Vol 2 - ${name}.wav`)
    expect(parseAll(files).map(({ name }) => name)).toEqual(['Kick Deep', 'Snare Dry', 'Pad Warm'])
  })

  test('known character words become tags [P1.03]', () => {
    expect(parseFileName('OVT_Bass_Dusty_Warm_Am_100.wav').tags).toEqual(['dusty', 'warm'])
  })
})

describe('the 207 recordings of the Sonic Pi collection', () => {
  const entry = fileURLToPath(import.meta.resolve('supersonic-scsynth-samples/package.json'))
  const files = readdirSync(`${dirname(entry)}/samples`).filter((name) =>
    /\.(flac|aiff)$/.test(name),
  )
  const series = findFileSeries(files)
  const facts = new Map(files.map((file) => [file, parseFileName(file, series)]))

  /** The meaning of each prefix, as listed by the author. */
  const instruments: Readonly<Record<string, string>> = {
    bd: 'kick',
    bass: 'bass',
    guit: 'guitar',
    hat: 'hat',
    ride: 'cymbal',
    sn: 'snare',
    tabla: 'percussion',
  }

  test('every instrument prefix is recognized [P1.03 P1.11]', () => {
    expect(files).toHaveLength(207)
    const wrong = files.filter((file) => {
      const expected = instruments[file.split('_')[0] ?? '']
      return expected !== undefined && facts.get(file)?.instrument !== expected
    })
    expect(wrong).toEqual([])
    const unknown = files.filter((file) => facts.get(file)?.instrument === null)
    expect(unknown.length).toBeLessThan(25)
  })

  test('loops are recognized, and drums have neither key nor tempo [P1.03 P1.11]', () => {
    const loops = files.filter((file) => /(^|_)loop(_|\.)|_beat_/.test(file))
    expect(loops.filter((file) => facts.get(file)?.kind !== 'loop')).toEqual([])
    const drums = files.filter((file) => /^(bd|sn|hat|drum|tabla|perc|arovane)_/.test(file))
    expect(drums.filter((file) => facts.get(file)?.key !== null)).toEqual([])
    const tempos = files.flatMap((file) => facts.get(file)?.bpm ?? [])
    expect(tempos).toEqual([97])
  })
})
