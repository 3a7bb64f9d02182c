import { expect, test } from 'vitest'
import { parseText } from '#provider/catalog/search/parse-query.ts'
import { parse } from './parse-text.ts'

test.each([
  ['Am', 'a-minor'],
  ['am', 'a-minor'],
  ['A minor', 'a-minor'],
  ['a-moll', 'a-minor'],
  ['Amin', 'a-minor'],
  ['C maj', 'c-major'],
  ['CMAJ', 'c-major'],
  ['F#m', 'f-sharp-minor'],
  ['F♯ min', 'f-sharp-minor'],
  ['f sharp minor', 'f-sharp-minor'],
  ['Gbm', 'f-sharp-minor'],
  ['Bbm', 'a-sharp-minor'],
  ['B♭ major', 'a-sharp-major'],
  ['E flat major', 'd-sharp-major'],
  ['Cb major', 'b-major'],
  ['B#m', 'c-minor'],
  ['Fis-Moll', 'f-sharp-minor'],
  ['fis moll', 'f-sharp-minor'],
  ['As-Dur', 'g-sharp-major'],
  ['H-Moll', 'b-minor'],
  ['B-Moll', 'a-sharp-minor'],
  ['B-Dur', 'a-sharp-major'],
  ['bes mineur', 'a-sharp-minor'],
  ['fa dièse mineur', 'f-sharp-minor'],
  ['mi bémol majeur', 'd-sharp-major'],
  ['la mineur', 'a-minor'],
  ['si bemolle minore', 'a-sharp-minor'],
  ['do# minore', 'c-sharp-minor'],
  ['re maggiore', 'd-major'],
  ['la menor', 'a-minor'],
  ['sol sostenido mayor', 'g-sharp-major'],
])('%s is a key [P2.02]', (text, code) => {
  expect(parse(text)).toEqual([`key=${code} (${text})`])
})

test.each([
  ['Bb', 'a-sharp'],
  ['F#', 'f-sharp'],
  ['B♭', 'a-sharp'],
  ['C sharp', 'c-sharp'],
  ['fa dièse', 'f-sharp'],
])('%s matches every key with this root [P2.02]', (text, root) => {
  expect(parse(text)).toEqual([`key=${root},${root}-minor,${root}-major (${text})`])
})

test.each(['A', 'la', 'mi', 'si', 'sol', 'H', 'As', 'es', 'cis', 'AM', 'C4'])(
  '%s alone is a word, not a key [P2.02]',
  (text) => {
    expect(parse(text)).toEqual([text.toLowerCase()])
  },
)

test.each(['FM', 'fm'])('%s is a kind of synthesis, not F minor [P2.02]', (text) => {
  expect(parse(text)).toEqual(['*fm'])
})

test('a capital M after a sharp note means major, and German B is a semitone lower only with Moll or Dur [P2.02]', () => {
  expect(parse('F#M')).toEqual(['key=f-sharp-major (F#M)'])
  expect(parse('B minor', 'de')).toEqual(['key=b-minor (B minor)'])
  expect(parse('Bm', 'de')).toEqual(['key=b-minor (Bm)'])
})

test.each([
  ['130', '130,130'],
  ['60', '60,60'],
  ['200', '200,200'],
  ['130bpm', '130,130'],
  ['130 BPM', '130,130'],
  ['BPM 130', '130,130'],
  ['45 bpm', '45,45'],
  ['87.5 bpm', '87.5,87.5'],
  ['87,5bpm', '87.5,87.5'],
  ['126-132', '126,132'],
  ['126-132 bpm', '126,132'],
  ['126–132', '126,132'],
  ['132 – 126bpm', '126,132'],
])('%s is a tempo [P2.02]', (text, range) => {
  expect(parse(text)).toEqual([`bpm=${range} (${text})`])
})

test.each(['1', '59', '201', '2026', '130k'])('%s is text, not a tempo [P2.02]', (text) => {
  expect(parse(text)).toEqual(text.toLowerCase().split(' '))
})

test('808 and 909 are machines, not tempos [P2.02]', () => {
  expect(parse('808 909')).toEqual(['*bass-808', '*tr-909'])
})

test('two numbers without a dash are two tempos, and a range outside the tempo limits is text [P2.02]', () => {
  expect(parse('126 132')).toEqual(['bpm=126,126 (126)', 'bpm=132,132 (132)'])
  expect(parse('1-4')).toEqual(['1', '4'])
})

test.each([
  ['loop', 'loop'],
  ['LOOPS', 'loop'],
  ['Boucle', 'loop'],
  ['bucles', 'loop'],
  ['Schleifen', 'loop'],
  ['one-shot', 'one-shot'],
  ['one shots', 'one-shot'],
  ['oneshot', 'one-shot'],
  ['pack', 'pack'],
  ['sample packs', 'pack'],
  ['pacchetti', 'pack'],
  ['paquetes', 'pack'],
])('%s is a kind of product [P2.02]', (text, kind) => {
  expect(parse(text)).toEqual([`kind=${kind} (${text})`])
})

test.each([
  ['kick', 'kick'],
  ['Kicks', 'kick'],
  ['bd', 'kick'],
  ['bass drum', 'kick'],
  ['grosse caisse', 'kick'],
  ['Große Trommel', 'kick'],
  ['cassa', 'kick'],
  ['bombo', 'kick'],
  ['grote trom', 'kick'],
  ['caisse claire', 'snare'],
  ['caja', 'snare'],
  ['rullante', 'snare'],
  ['Klatschen', 'clap'],
  ['palmas', 'clap'],
  ['battito di mani', 'clap'],
  ['hi hat', 'hat'],
  ['hi-hats', 'hat'],
  ['hihat', 'hat'],
  ['charley', 'hat'],
  ['Becken', 'cymbal'],
  ['percusión', 'percussion'],
  ['PERCUSSIE', 'percussion'],
  ['Bässe', 'bass'],
  ['bajos', 'bass'],
  ['nappes', 'pad'],
  ['Glocken', 'bell'],
  ['voix', 'vocal'],
  ['Streicher', 'strings'],
  ['fx', 'effect'],
])('%s is an instrument in every language [P2.02]', (text, instrument) => {
  expect(parse(text)).toEqual([`instrument=${instrument} (${text})`])
  expect(parse(text, 'fr')).toEqual(parse(text, 'nl'))
})

test('a word with another meaning in other languages is an instrument only in its own [P2.02]', () => {
  expect(parse('bas', 'nl')).toEqual(['instrument=bass (bas)'])
  expect(parse('bas', 'fr')).toEqual(['bas'])
})

test.each([
  ['techno', 'techno'],
  ['lofi', 'lo-fi'],
  ['lo fi', 'lo-fi'],
  ['hiphop', 'hip-hop'],
  ['dnb', 'drum-and-bass'],
  ['d&b', 'drum-and-bass'],
  ['drum & bass', 'drum-and-bass'],
  ['drum and bass', 'drum-and-bass'],
  ["drum'n'bass", 'drum-and-bass'],
  ['UKG', 'garage'],
])('%s is a genre [P2.02]', (text, genre) => {
  expect(parse(text)).toEqual([`genre=${genre} (${text})`])
})

test('a genre that the catalogue lacks is known, but not a filter [P2.02]', () => {
  expect(parse('psytrance retrowave')).toEqual(['*psytrance', '*synthwave'])
})

test('several filters and text are parsed from one search, longest phrase first [P2.02]', () => {
  expect(parse('dark Percussion loops Am 126-132 bpm')).toEqual([
    'tag=dark (dark)',
    'instrument=percussion (Percussion)',
    'kind=loop (loops)',
    'key=a-minor (Am)',
    'bpm=126,132 (126-132 bpm)',
  ])
  expect(parse('boucles de grosse caisse en la mineur', 'fr')).toEqual([
    'kind=loop (boucles)',
    'instrument=kick (grosse caisse)',
    'key=a-minor (la mineur)',
  ])
})

test('the two halves of a compound word are two filters with the same words [P2.02]', () => {
  expect(parse('Percussionloops')).toEqual([
    'instrument=percussion (Percussionloops)',
    'kind=loop (Percussionloops)',
  ])
})

test('words in quotes are text [P2.02]', () => {
  expect(parse('"Bass" kick "130 Am')).toEqual([
    'bass',
    'instrument=kick (kick)',
    'bpm=130,130 (130)',
    'key=a-minor (Am)',
  ])
  expect(parse('„Kick“ «Am»')).toEqual(['kick', 'am'])
  expect(parse('"the loop"')).toEqual(['the', 'loop'])
})

test('articles and prepositions are left out unless there is nothing else [P2.01]', () => {
  expect(parse('the bell of a glass')).toEqual(['instrument=bell (bell)', 'tag=glassy (glass)'])
  expect(parse('the')).toEqual(['the'])
})

test('a word for a narrower instrument is a concept without a filter [P2.02]', () => {
  expect(parse('Klavier', 'de')).toEqual(['*piano'])
  expect(parse('shaker ride', 'it')).toEqual(['*shaker', '*ride'])
})

test('at most eight parts are parsed, and text contains no filters [P2.02]', () => {
  expect(parse('kick '.repeat(12))).toHaveLength(8)
  expect(parseText('kick Am 130').map(({ words }) => words)).toEqual([['kick'], ['am'], ['130']])
})

test('any text can be parsed [P2.02]', () => {
  const texts = ['', '   ', '"', '""', '#', '♭', '-', '130-', '-130', 'a b c d e f g h i', 'ß', '½']
  for (const text of texts) expect(() => parse(text)).not.toThrow()
  expect(parse('')).toEqual([])
  expect(parse('?!')).toEqual([])
})
