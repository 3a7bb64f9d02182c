import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { runShop } from '#provider/programs/shop/run-shop.ts'
import type { DatabaseLocation } from '#provider/platform/database/engine.ts'
import type { Ask } from '#provider/platform/terminal/confirm.ts'
import type { AlertWebhook, MailServer } from '#provider/options.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import demoShop from '../../../shop.config.ts'
import { splitShopLine } from '../split-shop-line.ts'
import { locateDatabase } from '../database/test-database.ts'

/**
 * Runs `npm run shop` for the shop in a folder, with `args` split at spaces, at a terminal where
 * the owner confirms every question.
 */
export async function runShopCommand(
  folder: string,
  args: string,
  mailServer: MailServer | null = null,
  location: DatabaseLocation = locateDatabase(folder),
  config: ShopConfig = demoShop,
  ask: Ask | null = async () => 'y',
  alertWebhook: AlertWebhook | null = null,
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
    origin: 'https://shop.example',
    mailServer,
    alertWebhook,
    config,
    isLive: false,
    ask,
    ownerAddress: null,
    workingFolder: folder,
  }
  const status = await runShop(args.split(' ').filter(Boolean), async () => shop)
  print.mockRestore()
  complain.mockRestore()
  return { status, stdout, ...splitShopLine(stderr) }
}
