import type { Database } from '../../platform/database/database.ts'
import { computeScale } from './characters.rules.ts'
import {
  countMeasured,
  deleteScale,
  listMeasured,
  listScaleSizes,
  readMeasures,
  writeScale,
} from './measures.store.ts'
import { getGroupKey } from './reference-scales.ts'
import type { SoundGroup } from './reference-scales.ts'

/** With fewer measured sounds of an instrument and kind, the reference scale is used. */
const minSounds = 20
/** The change of their number from which a scale is computed again. */
const minChange = 0.1
/** More sounds would not change a scale noticeably. */
const maxSample = 2000

/**
 * Computes the scales of those instruments and kinds whose number of measured sounds has changed by
 * a tenth, and returns the ids of their products, whose characters may differ. Must run in a
 * transaction with the lock `catalogue`.
 */
export async function renewScales(db: Database): Promise<number[]> {
  const stored = new Map((await listScaleSizes(db)).map((size) => [getGroupKey(size), size]))
  const productIds: number[] = []
  for (const size of await countMeasured(db)) {
    const known = stored.get(getGroupKey(size))
    stored.delete(getGroupKey(size))
    if (size.sounds < minSounds) {
      if (known !== undefined) productIds.push(...(await dropScale(db, size)))
      continue
    }
    if (known !== undefined && Math.abs(size.sounds - known.sounds) < minChange * known.sounds)
      continue
    const sounds = await listMeasured(db, size)
    const step = Math.ceil(sounds.length / maxSample)
    const sample = sounds.filter((_, index) => index % step === 0).map(({ id }) => id)
    await writeScale(db, size, computeScale(await readMeasures(db, sample)))
    productIds.push(...listProducts(sounds))
  }
  for (const group of stored.values()) await deleteScale(db, group)
  return productIds
}

async function dropScale(db: Database, group: SoundGroup): Promise<number[]> {
  await deleteScale(db, group)
  return listProducts(await listMeasured(db, group))
}

function listProducts(sounds: Awaited<ReturnType<typeof listMeasured>>): number[] {
  return sounds.flatMap(({ product_id }) => product_id ?? [])
}
