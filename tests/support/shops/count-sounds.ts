import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { useShopDatabase } from '../label/import-label.ts'

/**
 * Returns the number of sounds on sale in each pack of the shop in a data folder; throws if a
 * sound's file is missing.
 */
export async function countSounds(dataDir: string): Promise<Record<string, number>> {
  return await useShopDatabase(dataDir, async (db) => {
    const rows = await db
      .selectFrom('sounds')
      .innerJoin('products', 'products.id', 'sounds.pack_id')
      .select(['products.slug', 'sounds.wav_sha256'])
      .where('products.active', '=', 1)
      .execute()
    const files = new Set(await readdir(join(dataDir, 'catalogue/files')).catch(() => []))
    const counts: Record<string, number> = {}
    for (const { slug, wav_sha256: sha256 } of rows) {
      if (!files.has(`${sha256}.wav`)) throw new Error(`A file of ${slug} is missing.`)
      counts[slug] = (counts[slug] ?? 0) + 1
    }
    return counts
  })
}
