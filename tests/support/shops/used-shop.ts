import { vi } from 'vitest'
import { fillShop } from './fill-shop.ts'
import type { FilledShop } from './fill-shop.ts'
import { createTemporaryFolder } from './open-shop.ts'

/** Creates a closed shop with every kind of data, in a folder that is removed after the test. */
export async function createUsedShop(): Promise<FilledShop> {
  const folder = await createTemporaryFolder()
  vi.stubEnv('TEST_POSTGRES_URL', '')
  try {
    return await fillShop(folder)
  } finally {
    vi.unstubAllEnvs()
  }
}
