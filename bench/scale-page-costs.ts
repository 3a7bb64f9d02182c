import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { createWords, tags } from './scale-words.ts'
import { startShop } from './shop.ts'

const rounds = 5
const requestsPerRound = 20
const warmUpRequests = 60

const words = createWords(5000)
const shots = '/en/catalog?type=one-shots'

/** Returns a different path for each index. */
type CreatePath = (index: number) => string

/**
 * A length filter that matches nearly all sounds but differs by index, so that no page is cached.
 */
const nearlyAll = (index: number) => `&length=0.0${10 + (index % 90)},${20 + index}`

/** Each search differs from earlier ones. */
const pick = (first: number, count: number, index: number) => words[first + (index % count)]
const pickLetter = (index: number) => 'sbdfg'[index % 5]

const pages: readonly (readonly [name: string, createPath: CreatePath])[] = [
  ['catalogue: one-shots', (index) => shots + nearlyAll(index)],
  ['catalogue: by name', (index) => `${shots}&sort=name-asc${nearlyAll(index)}`],
  ['catalogue: all kinds', (index) => `/en/catalog?price=0,${index + 100}`],
  ['selective search: a rare word', (index) => `${shots}&search=${pick(4500, 400, index)}`],
  [
    'selective search: two words',
    (index) => `${shots}&search=${pick(800, 200, index)}+${pick(30, 30, index)}`,
  ],
  ['selective search: nothing found', (index) => `${shots}&search=qzxqzx${pick(4000, 900, index)}`],
  ['search: a word of medium frequency', (index) => `${shots}&search=${pick(50, 100, index)}`],
  [
    'search: a very frequent word',
    (index) => `${shots}&search=${pick(0, 12, index)}${nearlyAll(index)}`,
  ],
  [
    'broadest search: one letter',
    (index) => `${shots}&search=${pickLetter(index)}${nearlyAll(index)}`,
  ],
  [
    'broadest search of all kinds',
    (index) => `/en/catalog?search=${pickLetter(index)}${nearlyAll(index)}`,
  ],
  ['facets: frequent tag', (index) => `${shots}&tag=${tags[0]}${nearlyAll(index)}`],
  [
    'facets: tag, genre, key, tempo',
    (index) => `${shots}&tag=${tags[0]}&genre=house&key=c-minor&bpm=100,${120 + index}`,
  ],
]

interface FilledShop {
  readonly dataDir: string
  /** The shop's settings, such as its database. */
  readonly settings: Readonly<Record<string, string>>
  readonly soundsCount: number
  /** Returns the CPU time of the database processes, in milliseconds. */
  readonly readDatabaseCpu: () => number
}

/**
 * Prints the CPU time of catalogue pages relative to product pages in the same run: that of the
 * shop and the database, without the page cache, for the first request of each page.
 */
export async function measurePageCosts(filled: FilledShop): Promise<void> {
  const { dataDir, settings, soundsCount, readDatabaseCpu } = filled
  const shop = await startShop(dataDir, { ...settings, DEMO_CATALOGUE: 'none', PAGE_CACHE_MB: '0' })
  const readCpu = () => shop.readCpuTime() + readDatabaseCpu()
  let requestCount = 0
  const measure = async (createPath: CreatePath) => {
    const before = readCpu()
    for (let count = 0; count < requestsPerRound; count += 1) {
      await loadPage(shop.origin + createPath(requestCount))
      requestCount += 1
    }
    return (readCpu() - before) / requestsPerRound
  }
  const product = (index: number) => `/en/catalog/${1 + ((index * 7919) % soundsCount)}`
  try {
    for (; requestCount < warmUpRequests; requestCount += 1)
      await loadPage(shop.origin + product(requestCount))
    printResult('A product page', `${(await measure(product)).toFixed(1)} ms of CPU time`)
    for (const [name, createPath] of pages) {
      const ratios: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const one = await measure(product)
        ratios.push((await measure(createPath)) / one)
      }
      printResult(name, `${median(ratios).toFixed(1)} times a product page`)
    }
  } finally {
    await shop.close()
  }
}

async function loadPage(url: string): Promise<void> {
  const response = await fetch(url)
  await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
}
