import { randomUUID } from 'node:crypto'
import { BeingMovedError, deleteOpenShop, openShopMs, registerShop } from './open-shops.store.ts'
import type { Database } from './database.ts'

/** The registration of this process as having the database open, which prevents moves. */
export interface ShopRegistration {
  /**
   * Throws a `StorageError` if a move has started, which is only possible if this process failed to
   * renew its registration, for example because it was suspended.
   */
  requireNotMoved(): void
  /**
   * Must be called before any change, because a move can start unnoticed once the registration
   * expires. Renews an expired registration; throws a `StorageError` or the database's error if
   * that fails.
   */
  requireCurrent(): Promise<void>
  /** Deletes the registration. Never rejects, because the registration expires anyway. */
  close(): Promise<void>
}

/**
 * Registers this process and renews the registration until closed. Throws a `StorageError` while
 * the database is being moved.
 */
export async function keepShopRegistered(db: Database): Promise<ShopRegistration> {
  const id = randomUUID()
  let registeredAt = { elapsed: -openShopMs, date: 0 }
  let failure: unknown = null
  let renewal: Promise<void> | null = null

  async function register(): Promise<void> {
    // Measured before storing, so the registration is valid for at least as long.
    const start = { elapsed: performance.now(), date: Date.now() }
    await registerShop(db, id)
    registeredAt = start
    failure = null
  }

  async function renew(): Promise<void> {
    await register().catch((error: unknown) => (failure = error))
    renewal = null
  }

  /** One of the clocks stops while the machine is suspended; the other can be set back. */
  function isExpired(): boolean {
    const { elapsed, date } = registeredAt
    return performance.now() - elapsed >= openShopMs || Date.now() - date >= openShopMs
  }

  function requireNotMoved(): void {
    // For other failures, requests that use the database report them themselves.
    if (failure instanceof BeingMovedError) throw failure
  }

  await register()
  const timer = setInterval(() => {
    renewal ??= renew()
  }, openShopMs / 3)
  timer.unref()
  return {
    requireNotMoved,
    requireCurrent: async () => {
      if (isExpired()) {
        renewal ??= renew()
        await renewal
        if (failure !== null) throw failure
      }
      requireNotMoved()
    },
    close: async () => {
      clearInterval(timer)
      await renewal
      await deleteOpenShop(db, id).catch(() => {})
    },
  }
}
