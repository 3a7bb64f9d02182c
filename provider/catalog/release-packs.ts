import { renewOwnVersion } from './catalogue-version.store.ts'
import {
  hasDuePacks,
  listDuePacks,
  listProductIds,
  writePackState,
} from './own-packs/own-packs.store.ts'
import { indexChanges } from './search/rebuild-search-index.ts'
import { lock, transact } from '../platform/database/transact.ts'
import type { Dependencies } from '../dependencies.ts'
import { getShopDay } from '../platform/calendar/shop-day.ts'
import type { ScheduledTask } from '../platform/tasks/scheduler.ts'

const released = { isPublished: true, isOnSale: true }

/** Creates the task that puts published packs on sale on their release day. */
export function createReleaseTask({
  db,
  clock,
  options,
}: Pick<Dependencies, 'db' | 'clock' | 'options'>): ScheduledTask {
  const getDay = () => getShopDay(clock(), options.shop)
  return {
    name: 'releases',
    intervalMs: 10_000,
    hasWork: () => hasDuePacks(db, getDay()),
    run: async () => {
      await transact(db, async (transaction) => {
        await lock(transaction, 'catalogue')
        for (const { id, slug } of await listDuePacks(transaction, getDay())) {
          await indexChanges(
            transaction,
            () => listProductIds(transaction, slug),
            () => writePackState(transaction, id, released, clock().toISOString()),
          )
        }
        await renewOwnVersion(transaction)
      })
    },
  }
}
