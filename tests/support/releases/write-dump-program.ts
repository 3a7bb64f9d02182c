import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackup } from '#provider/programs/backup/create-backup.ts'
import { demoTexts } from '../shops/demo-shop.ts'
import { fillShop } from '../shops/fill-shop.ts'
import { startShop } from '../shops/shop.ts'
import { packBackup, writeNotes } from './release-dump.ts'
import { readAsCustomer } from './shop-customer.ts'

// Writes the shop that a release leaves to later versions: `<version> <folder>`.
const [version = '', folder = ''] = process.argv.slice(2)
const temporary = await mkdtemp(join(tmpdir(), 'overtone-release-'))
try {
  const data = join(temporary, 'data')
  const { customer, unowned } = await fillShop(data)
  const backup = join(temporary, 'backup')
  await createBackup({ location: { dataDir: data }, catalogueDir: join(data, 'catalogue') }, backup)
  await packBackup(backup, join(folder, 'backup'))
  const shop = await startShop(data, { legalTexts: demoTexts })
  const view = await readAsCustomer(shop, customer)
  await shop.close()
  const { id, email, password } = customer
  const { id: productId, linkId } = unowned
  const known = { customer: { id, email, password }, unowned: { id: productId, linkId } }
  writeNotes(folder, { version, ...known, ...view })
} finally {
  await rm(temporary, { recursive: true, force: true })
}
