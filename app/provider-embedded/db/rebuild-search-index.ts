import { getEngine } from './get-engine.ts'
import type { Database } from './schema.ts'
import { readSearchDocuments } from './search-documents.ts'
import { lock, transact } from './transact.ts'
import { createVocabulary } from './vocabulary.ts'

/** Changes whenever other texts or facts are searched, or their format changes. */
const indexVersion = '3'

const settingName = 'search-index'

/** Rebuilds the full-text index and the vocabulary from the products on sale. */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  const engine = getEngine(db)
  const vocabulary = createVocabulary()
  const documents = readSearchDocuments(db, (document) => vocabulary.add(document))
  await engine.replaceSearchIndex(db, documents)
  await engine.replaceVocabulary(db, vocabulary.list())
}

/** Rebuilds the full-text index if it was built by another version of the shop. */
export async function updateSearchIndex(db: Database): Promise<void> {
  if (await isUpToDate(db)) return
  await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    if (await isUpToDate(transaction)) return
    await rebuildSearchIndex(transaction)
    await transaction
      .insertInto('settings')
      .values({ name: settingName, value: indexVersion })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: indexVersion }))
      .execute()
  })
}

async function isUpToDate(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst()
  return row?.value === indexVersion
}
