import { readCharacterFacts } from '../characters/character-facts.ts'
import { toSearchText } from '../search-words.ts'
import {
  listConceptFacts,
  listMusicalFacts,
  listPackFacts,
  removeContradicted,
} from './document-facts.ts'
import { toFact } from './text-search.rules.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import type { SearchDocument } from '../catalogue-index.ts'
import type { Database } from '../../platform/database/database.ts'

const batchSize = 500

/** Loads the documents of those products that are on sale. */
export async function readDocumentsOf(
  db: Database,
  ids: readonly number[],
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  for (let first = 0; first < ids.length; first += batchSize) {
    const batch = ids.slice(first, first + batchSize)
    const rows = await selectProducts(db).where('id', 'in', batch).execute()
    documents.push(...(await toDocuments(db, rows)))
  }
  return documents
}

/** Yields the documents of all products on sale, read a few hundred at a time. */
export async function* readSearchDocuments(
  db: Database,
  visit: (document: SearchDocument) => void,
): AsyncGenerator<readonly SearchDocument[]> {
  for (let lastId = 0; ;) {
    const rows = await selectProducts(db).where('id', '>', lastId).limit(batchSize).execute()
    const documents = await toDocuments(db, rows)
    for (const document of documents) visit(document)
    if (documents.length > 0) yield documents
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return
    lastId = last.id
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

/**
 * Reads a single table, because the statistics of a table are outdated while it is being filled.
 */
function selectProducts(db: Database) {
  return db
    .selectFrom('products')
    .where('active', '=', 1)
    .select(['id', 'kind', 'name', 'bpm', 'music_key', 'key_code', 'genre_id', 'artist_id'])
    .select(['pack_id', 'short_description', 'description'])
    .orderBy('id')
}

async function toDocuments(db: Database, rows: readonly Row[]): Promise<SearchDocument[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const instruments = await db
    .selectFrom('product_instruments')
    .select(['product_id as id', 'instrument as value'])
    .where('product_id', 'in', ids)
    .execute()
  const tags = await db
    .selectFrom('product_tags')
    .select(['product_id as id', 'tag as value'])
    .where('product_id', 'in', ids)
    .execute()
  const texts = await db
    .selectFrom('product_translations')
    .select(['product_id as id', 'locale', 'short_description', 'description'])
    .where('product_id', 'in', ids)
    .execute()
  const details = {
    ...(await readContext(db, rows)),
    instruments: groupValues(instruments),
    tags: groupValues(tags),
    texts: Map.groupBy(texts, ({ id }) => id),
    characters: await readCharacterFacts(db, ids),
  }
  return rows.map((row) => toDocument(row, details))
}

async function readContext(db: Database, rows: readonly Row[]) {
  const genres = await db.selectFrom('genres').select(['id', 'code', 'label']).execute()
  const artistIds = [...new Set(rows.map(({ artist_id }) => artist_id))]
  const artists = await db
    .selectFrom('artists')
    .select(['id', 'name'])
    .where('id', 'in', artistIds)
    .execute()
  const packIds = [...new Set(rows.flatMap(({ pack_id }) => pack_id ?? []))]
  const packs = await db
    .selectFrom('products')
    .select(['id', 'name', 'short_description', 'description'])
    .where('id', 'in', packIds)
    .execute()
  const tags = await db
    .selectFrom('product_tags')
    .select(['product_id as id', 'tag as value'])
    .where('product_id', 'in', packIds)
    .execute()
  const packTags = groupValues(tags)
  return {
    genres: new Map(genres.map(({ id, ...genre }) => [id, genre])),
    artists: new Map(artists.map(({ id, name }) => [id, name])),
    packs: new Map(
      packs.map((pack) => [pack.id, toPackDocument(pack, packTags.get(pack.id) ?? [])]),
    ),
  }
}

function toPackDocument(
  pack: Pick<Row, 'name' | 'short_description' | 'description'>,
  tags: readonly string[],
) {
  const name = toSearchText(pack.name)
  return { name, facts: listPackFacts([name, toDescription(pack)], tags) }
}

interface Translation {
  readonly locale: Locale
  readonly short_description: string
  readonly description: string
}

interface Details extends Awaited<ReturnType<typeof readContext>> {
  readonly instruments: ReadonlyMap<number, readonly string[]>
  readonly tags: ReadonlyMap<number, readonly string[]>
  readonly texts: ReadonlyMap<number, readonly Translation[]>
  readonly characters: ReadonlyMap<number, readonly string[]>
}

function toDocument(row: Row, details: Details): SearchDocument {
  const instruments = details.instruments.get(row.id) ?? []
  const tags = details.tags.get(row.id) ?? []
  const words = [...instruments, ...tags].join(' ')
  const isPack = row.kind === 'pack'
  const { code = '', label = '' } = details.genres.get(row.genre_id) ?? {}
  const about = [label, code, row.music_key ?? '', isPack ? '' : words].join(' ')
  const [name, description] = [toSearchText(row.name), toDescription(row)]
  const pack = details.packs.get(row.pack_id ?? 0)
  const attributes = { kind: row.kind, genre: code, texts: [name, description] }
  const conceptFacts = isPack
    ? listConceptFacts({ ...attributes, texts: [], instruments: [], tags: [] })
    : listConceptFacts({ ...attributes, instruments, tags })
  const facts = [
    ...conceptFacts,
    toFact('genre', code),
    ...listMusicalFacts(row.key_code, row.bpm),
    ...removeContradicted(details.characters.get(row.id) ?? [], tags),
    ...(pack?.facts ?? []),
  ]
  // The texts of a pack are about the sounds in it.
  const contentFacts = isPack
    ? listConceptFacts({ ...attributes, kind: '', genre: '', instruments, tags })
    : []
  const texts = details.texts.get(row.id) ?? []
  return {
    id: row.id,
    name,
    artist: toSearchText(details.artists.get(row.artist_id) ?? ''),
    pack: pack?.name ?? '',
    labels: toSearchText(about),
    contents: isPack ? toSearchText(words) : '',
    facts: facts.join(' '),
    contentFacts: contentFacts.join(' '),
    description,
    translations: Object.fromEntries(texts.map((text) => [text.locale, toDescription(text)])),
  }
}

/** Omits the summary if the description contains it, as a sound's does. */
function toDescription(texts: Pick<Translation, 'short_description' | 'description'>): string {
  const [summary, description] = [texts.short_description, texts.description].map(toSearchText)
  if (summary === undefined || description === undefined) return ''
  return description.includes(summary) ? description : `${summary} ${description}`
}

function groupValues(
  rows: readonly { readonly id: number; readonly value: string }[],
): Map<number, string[]> {
  const groups = Map.groupBy(rows, ({ id }) => id)
  return new Map([...groups].map(([id, group]) => [id, group.map(({ value }) => value)]))
}
