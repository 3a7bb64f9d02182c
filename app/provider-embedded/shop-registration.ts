import { randomUUID } from 'node:crypto'
import { BeingMovedError, deleteOpenShop, openShopMs, registerShop } from './db/open-shops.ts'
import type { Database } from './db/schema.ts'

/** The registration of this process as one that has the database open, so that nothing moves it. */
export interface ShopRegistration {
  /**
   * Throws a `StorageError` if a move has started, which it can only after this process could not
   * renew its registration, for example because it was suspended.
   */
  requireNotMoved(): void
  /** Deletes the registration. Never rejects, because the registration expires by itself. */
  close(): Promise<void>
}

/**
 * Registers this process and renews the registration until it is closed. Throws a `StorageError`
 * while the database is being moved.
 */
export async function keepShopRegistered(db: Database): Promise<ShopRegistration> {
  const id = randomUUID()
  await registerShop(db, id)
  let move: BeingMovedError | null = null
  let renewal: Promise<void> | null = null

  async function renew(): Promise<void> {
    try {
      await registerShop(db, id)
      move = null
    } catch (error) {
      // Requests that need a database with another failure report it themselves.
      if (error instanceof BeingMovedError) move = error
    }
    renewal = null
  }

  const timer = setInterval(() => {
    renewal ??= renew()
  }, openShopMs / 3)
  timer.unref()
  return {
    requireNotMoved: () => {
      if (move !== null) throw move
    },
    close: async () => {
      clearInterval(timer)
      await renewal
      await deleteOpenShop(db, id).catch(() => {})
    },
  }
}
