import { encodeLine } from '../platform/terminal/encode-text.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { DatabaseLocation } from '../platform/database/engine.ts'
import { describeDatabase } from '../platform/database/open-database.ts'

/** The shop a command reads or changes. */
export interface AnnouncedShop {
  readonly location: DatabaseLocation
  readonly config: ShopConfig
  /** True if the shop is configured to take real money. */
  readonly isLive: boolean
}

/**
 * Prints the shop's name, mode and location as the first line of a command. Uses standard error,
 * because programs parse standard output.
 */
export function announceShop({ location, config, isLive }: AnnouncedShop): void {
  const mode = isLive ? 'live' : 'trial'
  const line = `Shop: ${config.brand.name}, ${mode}, ${describeDatabase(location)}`
  process.stderr.write(`${encodeLine(line)}\n`)
}
