import { expect, test } from 'vitest'
import { buildPackFileName, buildSoundFileName } from '#app/provider-embedded/audio/file-name.ts'
import { parseKey } from '#app/provider-embedded/audio/key.ts'

test('a loop’s file name consists of shop, pack, tempo, instrument, key and name', () => {
  const sound = { pack: 'Dusk Textures', name: 'Round sub', instrument: 'bass' }
  expect(buildSoundFileName({ ...sound, bpm: 120, key: 'F minor' })).toBe(
    'OVT_DuskTextures_120_Bass_Fm_RoundSub.wav',
  )
})

test('a file name omits the attributes that a sound does not have', () => {
  const sound = { pack: 'Dusk', name: 'Kick 1', instrument: 'kick', bpm: null, key: null }
  expect(buildSoundFileName(sound)).toBe('OVT_Dusk_Kick_Kick1.wav')
})

test('file names contain only characters that are safe on file systems and in headers', () => {
  const sound = { pack: 'Été "no/w"; \\ .. ', name: 'D’Or: <ü>\n*?', instrument: 'pad' }
  const name = buildSoundFileName({ ...sound, bpm: 90.4, key: 'A#' })
  expect(name).toBe('OVT_EteNoW_90_Pad_A#_DOrU.wav')
  expect(buildPackFileName('Rue de l’Été')).toBe('OVT_RueDeLEte.zip')
})

test('the name of a key is parsed; any other string gives null', () => {
  expect(parseKey('F# minor')).toEqual({ root: 6, isMinor: true, short: 'F#m' })
  expect(parseKey('Cb major')).toEqual({ root: 11, isMinor: false, short: 'Cb' })
  expect(parseKey('A#')).toEqual({ root: 10, isMinor: false, short: 'A#' })
  for (const text of [null, '', 'H minor', 'f minor', 'F  minor', 'constructor'])
    expect(parseKey(text)).toBeNull()
})
