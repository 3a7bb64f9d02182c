import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { runShop } from '#app/provider-embedded/commands/run-shop.ts'
import type { DatabaseLocation } from '#app/provider-embedded/db/engine.ts'
import type { MailServer } from '#app/provider-embedded/options.ts'
import type { ShopConfig } from '#app/shop/shop-config.ts'
import demoShop from '../../shop.config.ts'
import { locateDatabase } from './test-database.ts'

/** Runs `npm run shop` for the shop in a folder; words in `args` are separated by spaces. */
export async function runShopCommand(
  folder: string,
  args: string,
  mailServer: MailServer | null = null,
  location: DatabaseLocation = locateDatabase(folder),
  config: ShopConfig = demoShop,
) {
  let stdout = ''
  let stderr = ''
  const print = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text)
    return true
  })
  const complain = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text)
    return true
  })
  onTestFinished(() => {
    print.mockRestore()
    complain.mockRestore()
  })
  const catalogueDir = join(location.dataDir, 'catalogue')
  const shop = {
    location,
    catalogueDir,
    mailServer,
    config,
    ownerAddress: null,
    workingFolder: folder,
  }
  const status = await runShop(args.split(' ').filter(Boolean), async () => shop)
  print.mockRestore()
  complain.mockRestore()
  return { status, stdout, stderr }
}
