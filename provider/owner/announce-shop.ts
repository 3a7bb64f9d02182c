import { encodeLine } from '../platform/terminal/encode-text.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { DatabaseLocation } from '../platform/database/engine.ts'
import { describeDatabase } from '../platform/database/open-database.ts'

/** The shop that a command reads or changes. */
export interface AnnouncedShop {
  readonly location: DatabaseLocation
  /** Its identity. */
  readonly config: ShopConfig
  /** Whether its settings are those of a shop that takes real money. */
  readonly isLive: boolean
}

/**
 * Prints the name, the mode and the place of the shop as the first line of a command. It goes to the
 * standard error, because programs read the standard output.
 */
export function announceShop({ location, config, isLive }: AnnouncedShop): void {
  const mode = isLive ? 'live' : 'trial'
  const line = `Shop: ${config.brand.name}, ${mode}, ${describeDatabase(location)}`
  process.stderr.write(`${encodeLine(line)}\n`)
}
