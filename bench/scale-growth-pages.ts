import { locales } from '#app/locales/locales.ts'
import { countPacks } from './scale-fill.ts'
import { createWords } from './scale-words.ts'

export type Engine = 'PostgreSQL' | 'SQLite'

/** A page that is measured in shops of different sizes. */
export interface GrowthPage {
  readonly name: string
  /**
   * Returns a path for each index below 40, all of them different, so that neither a page nor a list
   * comes from a cache; that of a customer may repeat, because it is never cached. `soundsCount` is the
   * number of one-shots in the shop.
   */
  readonly createPath: (index: number, soundsCount: number) => string
  /** Whether the page is that of a logged-in customer. */
  readonly isPersonal?: boolean
  /** How many times the page of the smallest shop that of the largest may cost. */
  readonly maxGrowth: Partial<Record<Engine, number>>
}

/** The limit of pages that show the same amount, however many products there are. */
const constant = { PostgreSQL: 1.5, SQLite: 1.5 }
const broadest = { PostgreSQL: 4 }

const words = createWords(5000)
const shots = '/en/catalog?type=one-shots'
const sorts = ['newest', 'oldest', 'price-asc', 'price-desc', 'name-asc', 'name-desc']
const listSorts = [...sorts, 'bpm-asc', 'bpm-desc', 'length-asc', 'length-desc']

const pickWord = (rank: number) => words[Math.round(rank)]
const pickLetter = (index: number) => 'sbdfg'[index % 5]
const pickSort = (index: number) => `&sort=${sorts[Math.floor(index / 10) % sorts.length]}`

/** A length filter that matches nearly all sounds. */
const nearlyAll = (index: number) => `&length=0.0${10 + index},${20 + index}`

/** The first share of the sounds has pages that are measured; the others warm the shop up. */
const measuredShare = 0.8

function createPackPath(index: number, soundsCount: number): string {
  return `/en/catalog/${1 + ((index * 7919) % countPacks(soundsCount))}`
}

function createSoundPath(index: number, soundsCount: number): string {
  const count = Math.floor(soundsCount * measuredShare)
  return `/en/catalog/${countPacks(soundsCount) + 1 + ((index * 7919) % count)}`
}

/** The first page of one-shots in each sort order and language. */
function createListPath(index: number): string {
  const locale = locales[index % locales.length]
  return `/${locale}/catalog?type=one-shots&sort=${listSorts[Math.floor(index / locales.length)]}`
}

/**
 * A word that about 25 sounds have, whatever their number: the frequency of a word falls like
 * 1/rank, so its rank grows with the number of sounds.
 */
function createSelectivePath(index: number, soundsCount: number): string {
  return `${shots}&search=${pickWord(soundsCount * (0.04 + 0.001 * (index % 10)))}${pickSort(index)}`
}

/** Two words that about three sounds have together. */
function createTwoWordsPath(index: number, soundsCount: number): string {
  return `${shots}&search=${pickWord(soundsCount * 0.009)}+${pickWord(30 + index)}`
}

export const growthPages: readonly GrowthPage[] = [
  { name: 'product: a one-shot', createPath: createSoundPath, maxGrowth: constant },
  { name: 'product: a pack of twenty', createPath: createPackPath, maxGrowth: constant },
  {
    name: 'cart of ten products',
    createPath: () => '/en/cart',
    isPersonal: true,
    maxGrowth: constant,
  },
  { name: 'first list page', createPath: createListPath, maxGrowth: constant },
  {
    name: 'selective search: a rare word',
    createPath: createSelectivePath,
    maxGrowth: constant,
  },
  {
    name: 'selective search: two words',
    createPath: createTwoWordsPath,
    maxGrowth: constant,
  },
  {
    name: 'selective search: nothing found',
    createPath: (index) => `${shots}&search=qzxqzx${words[4000 + index]}`,
    maxGrowth: constant,
  },
  {
    name: 'broadest search: one letter',
    createPath: (index) => `${shots}&search=${pickLetter(index)}${nearlyAll(index)}`,
    maxGrowth: broadest,
  },
  {
    name: 'broadest search: one letter in all kinds',
    createPath: (index) => `/en/catalog?search=${pickLetter(index)}${nearlyAll(index)}`,
    maxGrowth: broadest,
  },
]
