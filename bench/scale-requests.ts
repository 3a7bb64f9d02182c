import type { Provider } from '#provider/open-provider.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { countPacks } from './scale-fill.ts'
import { createWords, tags } from './scale-words.ts'

const rounds = 3
const minimumMs = 300
const minimumRequests = 3
const warmUpRequests = 10

const words = createWords(5000)
const search = (...ranks: number[]) => ranks.map((rank) => words[rank]).join('+')
const shots = '/api/v1/products?category_id=3&limit=24'
const packs = '/api/v1/products?category_id=2&limit=24'
const last = '/api/v1/products?category_id=3&limit=48&page=209'

type MeasuredRequest = readonly [name: string, path: string]

const requests: readonly MeasuredRequest[] = [
  ['newest one-shots', shots],
  ['newest packs', packs],
  ['newest products of both kinds', '/api/v1/products?limit=24'],
  ...[
    'created_at-asc',
    'price-asc',
    'price-desc',
    'name-asc',
    'name-desc',
    'bpm-asc',
    'bpm-desc',
    'length-asc',
    'length-desc',
  ].map((sort) => [`sorted by ${sort}`, `${shots}&sort=${sort}`] as const),
  ['selective search: a rare word', `${shots}&query=${search(4800)}`],
  ['selective search: two words', `${shots}&query=${search(900, 40)}`],
  ['selective search: nothing found', `${shots}&query=qzxqzx`],
  ['middle search: a word of medium frequency', `${shots}&query=${search(60)}`],
  ['middle search, newest first', `${shots}&query=${search(60)}&sort=created_at-desc`],
  ['broad search: the most frequent word', `${shots}&query=${search(0)}`],
  ['broad search: a genre', `${shots}&query=house`],
  ['broad search: three letters', `${shots}&query=${(words[0] ?? '').slice(0, 3)}`],
  ['broadest search: one letter', `${shots}&query=s`],
  ['broadest search, newest first', `${shots}&query=s&sort=created_at-desc`],
  ['broadest search in packs', `${packs}&query=s`],
  ['broadest search of both kinds', '/api/v1/products?query=s&limit=24'],
  ['filter: frequent genre', `${shots}&genre=house`],
  ['filter: rare genre', `${shots}&genre=gamelan`],
  ['filter: three genres', `${shots}&genre=house,jazz,noise`],
  ['filter: instrument', `${shots}&instrument=bass`],
  ['filter: rare instrument', `${shots}&instrument=harp`],
  ['filter: key', `${shots}&key=c-minor`],
  ['filter: tempo', `${shots}&bpm=120,124`],
  ['filter: rare tempo', `${shots}&bpm=62,62`],
  ['filter: length', `${shots}&length=0.5,1`],
  ['filter: price', `${shots}&price=1,1.5`],
  ['filters: genre and instrument', `${shots}&genre=jazz&instrument=bass`],
  ['filters: genre, instrument and key', `${shots}&genre=jazz&instrument=bass&key=c-minor`],
  ['filters: rare genre, rare instrument', `${shots}&genre=gamelan&instrument=harp`],
  ['filters: rare instrument, rare key', `${shots}&instrument=harp&key=b-major`],
  ['filters: tempo and length', `${shots}&bpm=62,66&length=9,11`],
  ['filters: key and rare tempo', `${shots}&key=b-major&bpm=62,63`],
  ['filters: price, tempo and length', `${shots}&price=2,3&bpm=140,160&length=5,12`],
  [
    'filters: all six',
    `${shots}&genre=house&instrument=kick&key=c-minor&bpm=100,130&length=0,5&price=0,2`,
  ],
  [
    'filters: all six, rare',
    `${shots}&genre=gamelan&instrument=harp&key=b-major&bpm=60,180&length=5,9&price=1,2`,
  ],
  ['filter: frequent tag', `${shots}&tag=${tags[0]}`],
  ['filter: three frequent tags', `${shots}&tag=${tags.slice(0, 3).join()}`],
  ['filter: rare tag', `${shots}&tag=${tags.at(-1)}`],
  ['filter: frequent artist', `${shots}&artist=artist-1`],
  ['filter: rare artist', `${shots}&artist=artist-2900`],
  ['filter: compatible keys', `${shots}&key=c-minor&key_match=compatible`],
  ['filter: related tempos', `${shots}&bpm=120,124&bpm_match=related`],
  ['filters: tag, artist and key', `${shots}&tag=${tags[0]}&artist=artist-1&key=c-minor`],
  ['search and tag', `${shots}&query=${search(60)}&tag=${tags[0]}`],
  ['packs with a tag', `${packs}&tag=${tags[0]}`],
  ['packs of a genre in a key', `${packs}&genre=jazz&key=c-minor`],
  ['search and genre', `${shots}&query=${search(60)}&genre=house`],
  [
    'broadest search and all code filters',
    `${shots}&query=s&genre=house&instrument=kick&key=c-minor`,
  ],
  ['broadest search, rare genre', `${shots}&query=s&genre=gamelan`],
  ['last page: newest', last],
  ['last page: by price', `${last}&sort=price-asc`],
  ['last page: frequent genre', `${last}&genre=house`],
  ['last page: rare key, by name', `${last}&key=b-major&sort=name-asc`],
  ['last page: broadest search', `${last}&query=s`],
  ['last page: middle search, by name', `${last}&query=${search(60)}&sort=name-asc`],
  ['page past the last one', '/api/v1/products?category_id=3&limit=48&page=99999'],
]

/** Prints the CPU time of each request as a multiple of that of one product, in the same run. */
export async function measureRequests(
  provider: Provider,
  readCpu: () => number,
  soundsCount: number,
): Promise<void> {
  /** The first requests of each kind run uncompiled code. */
  const warmUp = async (path: string) => {
    for (let index = 0; index < warmUpRequests; index += 1) await send(provider, path)
  }
  const measure = async (path: (index: number) => string) => {
    const [cpu, time] = [readCpu(), performance.now()]
    let count = 0
    for (; count < minimumRequests || performance.now() - time < minimumMs; count += 1) {
      await send(provider, path(count))
    }
    return (readCpu() - cpu) / count
  }
  const product = (index: number) => `/api/v1/products/${1 + ((index * 7919) % soundsCount)}`
  for (let index = 0; index < 200; index += 1) await send(provider, product(index))
  const baseline = await measure(product)
  printResult('One product', `${baseline.toFixed(2)} ms of CPU time`)
  /** The first product that is not a pack. */
  const sound = countPacks(soundsCount) + 1
  const ofSound: MeasuredRequest[] = [
    ['similar sounds', `${shots}&similar=${sound}`],
    ['related products', `/api/products/${sound}/related`],
  ]
  for (const [name, path] of [...requests, ...ofSound]) {
    const { total, capped } = await send(provider, path)
    await warmUp(path)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const one = await measure(product)
      ratios.push((await measure(() => path)) / one)
    }
    const matches = `${total}${capped ? '+' : ''} matches`
    printResult(name, `${median(ratios).toFixed(1)} times a product, ${matches}`)
  }
}

async function send(provider: Provider, path: string) {
  const response = await provider.fetch(new Request(`http://provider.bench${path}`))
  const body = await response.json()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { total: body.meta?.total ?? 1, capped: body.meta?.total_is_capped === true }
}
