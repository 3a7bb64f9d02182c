import { renewScales } from '../characters/renew-scales.ts'
import { getCatalogueIndex } from '../get-catalogue-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { readDocumentsOf, readSearchDocuments } from './search-documents.store.ts'
import { readSetting, writeSetting } from '../../platform/database/stored-settings.store.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { hashConcepts } from '../thesaurus/concepts.ts'
import { createVocabulary } from './vocabulary.ts'

/**
 * Increment when the indexed texts or facts, or their format, change. The facts of concepts also
 * depend on the thesaurus.
 */
const formatVersion = '10'

function getIndexVersion(): string {
  return `${formatVersion} ${hashConcepts()}`
}

const settingName = 'search-index'

/** Fills the full-text index and the vocabulary from the products on sale. */
export async function fillSearchIndex(db: Database): Promise<void> {
  const index = getCatalogueIndex(db)
  const vocabulary = createVocabulary()
  const documents = readSearchDocuments(db, (document) => vocabulary.add(document))
  await index.replaceSearchIndex(db, documents)
  await index.replaceVocabulary(db, vocabulary.list())
}

/**
 * Fills the full-text index and the vocabulary, and stores their version. First computes the scales
 * of measured characters anew, where needed.
 */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  await renewScales(db)
  await fillSearchIndex(db)
  await writeSetting(db, settingName, getIndexVersion())
}

/** Rebuilds the full-text index if another version of the shop built it. */
export async function updateSearchIndex(db: Database): Promise<void> {
  if (await isUpToDate(db)) return
  await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    if (!(await isUpToDate(transaction))) await rebuildSearchIndex(transaction)
  })
}

/**
 * Replaces the documents of products whose facts have changed, but not their texts. Does nothing if
 * another version of the shop built the index, which is then rebuilt at the next start. Must run in
 * a transaction with the lock `catalogue`.
 */
export async function indexFacts(db: Database, ids: readonly number[]): Promise<void> {
  if (!(await isUpToDate(db))) return
  const documents = await readDocumentsOf(db, ids)
  await getCatalogueIndex(db).replaceDocuments(db, ids, documents)
}

/**
 * Runs `work`, which changes products, and updates their search index. `listIds` returns the ids of
 * products whose names or texts change; it is called before and after `work`, which can add
 * products. Also updates the characters of sounds whose scale has changed with them. Must run in a
 * transaction with the lock `catalogue`.
 */
export async function indexChanges<Result>(
  db: Database,
  listIds: () => Promise<readonly number[]>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await isUpToDate(db))) {
    const result = await work()
    await rebuildSearchIndex(db)
    return result
  }
  const vocabulary = createVocabulary()
  const known = await listIds()
  for (const document of await readDocumentsOf(db, known)) vocabulary.remove(document)
  const result = await work()
  await indexFacts(db, await renewScales(db))
  const ids = [...new Set([...known, ...(await listIds())])]
  const documents = await readDocumentsOf(db, ids)
  for (const document of documents) vocabulary.add(document)
  const index = getCatalogueIndex(db)
  await index.replaceDocuments(db, ids, documents)
  await index.changeVocabulary(db, vocabulary.list())
  return result
}

async function isUpToDate(db: Database): Promise<boolean> {
  return (await readSetting(db, settingName)) === getIndexVersion()
}
