import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'

/**
 * Formats a number of products: `1,234`, or `10,000+` if it is capped. The sign goes last in all
 * six languages.
 */
export function formatCount(count: number, isCapped: boolean): string {
  return isCapped ? `${formatNumber(count)}+` : formatNumber(count)
}

/** Formats the number of search results: `1 result`, `10,000+ results`. */
export function formatResultCount(count: number, isCapped: boolean): string {
  return m.catalog_count({ count, number: formatCount(count, isCapped) })
}
