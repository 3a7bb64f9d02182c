import { sumCrossBorderSales } from '../../vat/cross-border-sales.store.ts'
import { findInvoiceOfOrder } from './invoices.store.ts'
import type { OrderRow } from '../orders.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSetting, writeSetting } from '../../platform/database/stored-settings.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import { getShopDay } from '../../platform/calendar/shop-day.ts'
import {
  crossBorderThreshold,
  findReachedLimit,
  isCrossBorder,
  isThresholdWatched,
} from '../../vat/vat-threshold.rules.ts'
import { getVatRules } from '../../vat/vat.rules.ts'
import { enqueueThresholdAlert } from './enqueue-threshold-alert.ts'

/**
 * Notifies the owner by email and log, once per limit and year, when sales to other countries
 * exceed 80 % or all of the threshold up to which domestic VAT applies. Must run in the transaction
 * of the order, after its invoice; call the returned function after the commit.
 */
export async function watchThreshold(
  dependencies: Dependencies,
  order: OrderRow,
): Promise<() => void> {
  const { db, clock, log, options } = dependencies
  const rules = getVatRules(options.shop)
  const isCounted = isCrossBorder(rules, order.customer_country)
  if (!isThresholdWatched(rules) || !isCounted) return () => {}
  const year = Number(getShopDay(clock(), options.shop).slice(0, 4))
  const sales = await sumCrossBorderSales(db, rules.home, year)
  const limit = findReachedLimit(sales)
  if (limit === null || !(await recordLimit(db, year, limit))) return () => {}
  const invoice = await findInvoiceOfOrder(db, order.id)
  const deliver = await enqueueThresholdAlert(dependencies, {
    year,
    sales,
    limit,
    order: order.id,
    invoice: invoice.number,
  })
  const event = limit === crossBorderThreshold ? 'vat-threshold-crossed' : 'vat-threshold-near'
  const fields = { order: order.id, year, netSales: sales / 100, limit: crossBorderThreshold / 100 }
  return () => {
    log({ level: 'warn', event, ...fields })
    deliver()
  }
}

/**
 * Records a limit exceeded in a year; returns false if it, or a higher one, was already recorded.
 */
async function recordLimit(db: Database, year: number, limit: number): Promise<boolean> {
  const name = `vat-threshold-${year}`
  if (Number(await readSetting(db, name)) >= limit) return false
  await writeSetting(db, name, String(limit))
  return true
}
