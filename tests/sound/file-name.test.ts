import { expect, test } from 'vitest'
import {
  buildPackFileName,
  buildSoldFileName,
  buildSoundFileName,
  toPortableFileName,
} from '#provider/platform/sound/file-name.ts'
import { parseKey } from '#provider/platform/sound/key.ts'

test('a loop’s file name consists of pack, tempo, instrument, key and name', () => {
  const sound = { pack: 'Dusk Textures', name: 'Round sub', instrument: 'bass' }
  expect(buildSoundFileName({ ...sound, bpm: 120, key: 'F minor' })).toBe(
    'DuskTextures_120_Bass_Fm_RoundSub.wav',
  )
})

test('a sharp in a file name is written as s, also in names from earlier versions [P1.09]', () => {
  const sound = { pack: 'Dusk', name: 'Round sub', instrument: 'bass', bpm: null }
  expect(buildSoundFileName({ ...sound, key: 'F# minor' })).toBe('Dusk_Bass_Fsm_RoundSub.wav')
  expect(buildSoundFileName({ ...sound, key: 'C# major' })).toBe('Dusk_Bass_Cs_RoundSub.wav')
  expect(toPortableFileName('OVT_Dusk_Bass_A#_Hum.wav')).toBe('Dusk_Bass_As_Hum.wav')
})

test("a sold file has the shop's prefix, regardless of the stored one [P5.01]", () => {
  expect(buildSoldFileName('HL', 'Dusk_Kick_Felt.wav')).toBe('HL_Dusk_Kick_Felt.wav')
  expect(buildSoldFileName('HL', 'OVT_Dusk_Kick_Felt.wav')).toBe('HL_Dusk_Kick_Felt.wav')
})

test('a file name does not repeat the instrument [P1.09]', () => {
  const build = (name: string, instrument: string) =>
    buildSoundFileName({ pack: 'Dusk', name, instrument, bpm: null, key: null })
  expect(build('Felt kick', 'kick')).toBe('Dusk_Kick_Felt.wav')
  expect(build('Bass walk', 'bass')).toBe('Dusk_Bass_Walk.wav')
  expect(build('Keys', 'keys')).toBe('Dusk_Keys.wav')
  expect(build('Bassline', 'bass')).toBe('Dusk_Bass_Bassline.wav')
})

test('a file name has a limited length, and a pack without Latin letters has a file name', () => {
  const sound = { pack: 'Dusk', name: 'long '.repeat(60), instrument: 'pad' }
  expect(buildSoundFileName({ ...sound, bpm: null, key: null })).toHaveLength(73)
  expect(buildPackFileName('OVT', '夜')).toBe('OVT_Pack.zip')
})

test('a file name omits the attributes that a sound does not have', () => {
  const sound = { pack: 'Dusk', name: 'Kick 1', instrument: 'kick', bpm: null, key: null }
  expect(buildSoundFileName(sound)).toBe('Dusk_Kick_1.wav')
})

test('file names contain only characters that are safe on file systems and in headers', () => {
  const sound = { pack: 'Été "no/w"; \\ .. ', name: 'D’Or: <ü>\n*?', instrument: 'pad' }
  const name = buildSoundFileName({ ...sound, bpm: 90.4, key: 'A#' })
  expect(name).toBe('EteNoW_90_Pad_As_DOrU.wav')
  expect(buildPackFileName('OVT', 'Rue de l’Été')).toBe('OVT_RueDeLEte.zip')
})

test('letters such as ß and ø are spelled out in file names [P1.09]', () => {
  const sound = { pack: 'Weiße Ærø', name: 'Große Trommel', instrument: 'kick' }
  expect(buildSoundFileName({ ...sound, bpm: null, key: null })).toBe(
    'WeisseAero_Kick_GrosseTrommel.wav',
  )
  expect(buildPackFileName('OVT', 'Øya Œuvre')).toBe('OVT_OyaOeuvre.zip')
})

test('a key name is parsed; any other string gives null', () => {
  expect(parseKey('F# minor')).toEqual({ root: 6, isMinor: true, short: 'F#m' })
  expect(parseKey('Cb major')).toEqual({ root: 11, isMinor: false, short: 'Cb' })
  expect(parseKey('A#')).toEqual({ root: 10, isMinor: false, short: 'A#' })
  for (const text of [null, '', 'H minor', 'f minor', 'F  minor', 'constructor'])
    expect(parseKey(text)).toBeNull()
})
