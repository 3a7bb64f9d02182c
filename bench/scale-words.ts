const starts = [
  'b',
  'br',
  'ch',
  'd',
  'dr',
  'f',
  'fl',
  'g',
  'gl',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'sh',
  'st',
  't',
]
const vowels = ['a', 'e', 'i', 'o', 'u']
const ends = ['', 'ck', 'l', 'm', 'n', 'p', 'r', 's', 't', 'x']

/** Creates a vocabulary of pronounceable words, always the same for a given count. */
export function createWords(count: number): string[] {
  const syllables = starts.flatMap((start) => vowels.map((vowel) => start + vowel))
  return Array.from({ length: count }, (_, index) => {
    // Scatters the initials, because frequent words come first.
    const number = (index * 7919) % (syllables.length * ends.length * syllables.length)
    const first = syllables[number % syllables.length] ?? ''
    const end = ends[Math.floor(number / syllables.length) % ends.length] ?? ''
    const second = syllables[Math.floor(number / syllables.length / ends.length)] ?? ''
    return first + second + end
  })
}

const plainGenres = [
  'house',
  'techno',
  'trap',
  'drill',
  'lofi',
  'ambient',
  'dubstep',
  'garage',
  'jungle',
  'disco',
  'funk',
  'soul',
  'jazz',
  'pop',
  'rock',
  'metal',
  'folk',
  'reggae',
  'dub',
  'dancehall',
  'grime',
  'trance',
  'hardstyle',
  'electro',
  'synthwave',
  'downtempo',
  'breakbeat',
  'footwork',
  'phonk',
  'hyperpop',
  'cinematic',
  'classical',
  'latin',
  'afrobeat',
  'amapiano',
  'gqom',
  'kuduro',
  'cumbia',
]

/** Genre codes, the most frequent first; the last one is very rare. */
export const genres = [...plainGenres, 'noise', 'gamelan']

/** Instrument codes, the most frequent first. */
export const instruments = [
  'kick',
  'snare',
  'hat',
  'bass',
  'synth',
  'pad',
  'keys',
  'vocal',
  'guitar',
  'clap',
  'percussion',
  'strings',
  'brass',
  'fx',
  'lead',
  'pluck',
  'piano',
  'organ',
  'flute',
  'bell',
  'texture',
  'tom',
  'cymbal',
  'harp',
]

const notes = ['C', 'A', 'F', 'G', 'D', 'E', 'F#', 'C#', 'G#', 'A#', 'D#', 'B']

/** Key names, the most frequent first. */
export const keys = notes.flatMap((note) => [`${note} minor`, `${note} major`])

/** Tags of sounds, the most frequent first; the last one is rare. */
export const tags = createWords(60).map((word) => `tag-${word}`)
