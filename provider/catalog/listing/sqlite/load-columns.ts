import { setImmediate as giveWay } from 'node:timers/promises'
import { kinds } from '../facets.ts'
import { labelInstrument } from '../filter-options.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Columns, OptionColumn } from './columns.ts'

/** The database is read in the same thread as requests are served in. */
const batchSize = 1000

/** Reads the columns of all products on sale. */
export async function loadColumns(db: Database): Promise<Columns> {
  const loader = await createLoader(db)
  for (let last = 0; ;) {
    const rows = await selectProducts(db, last)
    const end = rows.at(-1)?.id ?? last
    const instruments = await readInstruments(db, last, end)
    const tags = await readTags(db, last, end)
    for (const row of rows) {
      loader.add(row, toValues(instruments.get(row.id)), toValues(tags.get(row.id)))
    }
    if (rows.length < batchSize) return loader.finish()
    last = end
    await giveWay()
  }
}

type Product = Awaited<ReturnType<typeof selectProducts>>[number]

async function selectProducts(db: Database, last: number) {
  return await db
    .selectFrom('products')
    .select(['id', 'kind', 'genre_id', 'artist_id', 'key_code', 'music_key'])
    .select(['bpm', 'frames', 'price_cents'])
    .where('id', '>', last)
    .where('active', '=', 1)
    .orderBy('id')
    .limit(batchSize)
    .execute()
}

interface ProductValue {
  readonly product_id: number
  readonly value: string
}

type ProductValues = ReadonlyMap<number, readonly ProductValue[]>

/** Reads the instruments of the products after the id `last`, up to the id `end`. */
async function readInstruments(db: Database, last: number, end: number): Promise<ProductValues> {
  const rows = await db
    .selectFrom('product_instruments')
    .select(['product_id', 'instrument as value'])
    .where('product_id', '>', last)
    .where('product_id', '<=', end)
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

/** Reads the tags of the products after the id `last`, up to the id `end`. */
async function readTags(db: Database, last: number, end: number): Promise<ProductValues> {
  const rows = await db
    .selectFrom('product_tags')
    .select(['product_id', 'tag as value'])
    .where('product_id', '>', last)
    .where('product_id', '<=', end)
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

function toValues(rows: readonly ProductValue[] = []): readonly string[] {
  return rows.map(({ value }) => value)
}

/** Creates a loader to which products are added in the order of their ids. */
async function createLoader(db: Database) {
  const genres = await db.selectFrom('genres').select(['id', 'code', 'label']).execute()
  const artists = await db.selectFrom('artists').select(['id', 'slug', 'name']).execute()
  const genreById = new Map(genres.map((row) => [row.id, row]))
  const artistById = new Map(artists.map((row) => [row.id, row]))
  const keyLabels = new Map<string, string>()
  const ids: number[] = []
  const kind: number[] = []
  const bpm: number[] = []
  const length: number[] = []
  const price: number[] = []
  const genre = createOptions()
  const instrument = createOptions()
  const tag = createOptions()
  const artist = createOptions()
  const key = createOptions()
  return {
    add: (row: Product, instruments: readonly string[], tags: readonly string[]) => {
      ids.push(row.id)
      kind.push(kinds.indexOf(row.kind))
      bpm.push(row.bpm ?? NaN)
      length.push(row.kind === 'pack' ? NaN : row.frames)
      price.push(row.price_cents)
      genre.add(toList(genreById.get(row.genre_id)?.code))
      instrument.add(instruments)
      tag.add(tags)
      artist.add(toList(artistById.get(row.artist_id)?.slug))
      key.add(toList(row.key_code))
      if (row.key_code !== null) addKey(keyLabels, row.key_code, row.music_key ?? row.key_code)
    },
    finish: (): Columns => ({
      ids: Int32Array.from(ids),
      places: listPlaces(ids),
      all: Int32Array.from(ids.keys()),
      kind: Uint8Array.from(kind),
      bpm: Float64Array.from(bpm),
      length: Float64Array.from(length),
      price: Float64Array.from(price),
      options: {
        genre: genre.finish(toLabel(genres.map(({ code, label }) => [code, label]))),
        instrument: instrument.finish(labelInstrument),
        tag: tag.finish((value) => value),
        artist: artist.finish(toLabel(artists.map(({ slug, name }) => [slug, name]))),
        key: key.finish(toLabel(keyLabels)),
      },
      extremes: {
        bpm: findExtremes(kind, bpm),
        length: findExtremes(kind, length),
        price: findExtremes(kind, price),
      },
      orders: new Map(),
      fits: new Map(),
      hits: new Map(),
    }),
  }
}

function toList(value: string | null | undefined): readonly string[] {
  return value === null || value === undefined ? [] : [value]
}

function toLabel(labels: Iterable<readonly [value: string, label: string]>) {
  const labelOf = new Map(labels)
  return (value: string) => labelOf.get(value) ?? value
}

/** A key that is spelled in several ways has the first label, as on PostgreSQL. */
function addKey(labels: Map<string, string>, code: string, label: string): void {
  const known = labels.get(code)
  if (known === undefined || label < known) labels.set(code, label)
}

function listPlaces(ids: readonly number[]): Int32Array {
  const places = new Int32Array((ids.at(-1) ?? 0) + 1).fill(-1)
  for (const [place, id] of ids.entries()) places[id] = place
  return places
}

/** Creates a column to which the values of each product are added. */
function createOptions() {
  const numberOf = new Map<string, number>()
  const starts = [0]
  const numbers: number[] = []
  const getNumber = (value: string) => {
    const known = numberOf.get(value)
    if (known !== undefined) return known
    numberOf.set(value, numberOf.size)
    return numberOf.size - 1
  }
  return {
    add: (values: readonly string[]) => {
      for (const value of values) numbers.push(getNumber(value))
      starts.push(numbers.length)
    },
    finish: (label: (value: string) => string): OptionColumn => ({
      options: [...numberOf.keys()].map((value) => ({ value, label: label(value) })),
      starts: Int32Array.from(starts),
      numbers: Int32Array.from(numbers),
    }),
  }
}

/** Returns the places of the least and the greatest value of each kind. */
function findExtremes(kind: readonly number[], values: readonly number[]): Int32Array {
  const least = new Map<number, number>()
  const greatest = new Map<number, number>()
  for (const [place, value] of values.entries()) {
    if (Number.isNaN(value)) continue
    const number = kind[place] ?? 0
    if (value < (values[least.get(number) ?? -1] ?? Infinity)) least.set(number, place)
    if (value > (values[greatest.get(number) ?? -1] ?? -Infinity)) greatest.set(number, place)
  }
  return Int32Array.from([...least.values(), ...greatest.values()])
}
