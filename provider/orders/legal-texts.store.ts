import type { ShownText } from './list-shown-texts.ts'
import type { Database } from '../platform/database/database.ts'

/** Stores the contents of legal texts, except versions already stored. Call it in a transaction. */
export async function storeLegalTexts(
  db: Database,
  texts: readonly ShownText[],
  now: Date,
): Promise<void> {
  if (texts.length === 0) return
  await db
    .insertInto('legal_texts')
    .values(texts.map((text) => ({ ...text, created_at: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['document', 'locale', 'version']).doNothing())
    .execute()
}
