import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
import { otherIdentity } from '../../../support/shops/other-identity.ts'
import { createEnvironment } from '../../../support/programs/program-environment.ts'
import { runToExit } from '../../../support/programs/run-to-exit.ts'
import { bundledPrograms } from '../../../../scripts/launch/folder.js'

test('a syntax error in the config is reported with its line [P5.01]', async () => {
  const file = join(await createTemporaryFolder(), 'shop.config.ts')
  await writeFile(file, 'export default {\n  brand: {\n    name: "x",,\n  },\n}\n')
  const { status, stderr } = await runToExit(
    bundledPrograms.owner,
    { SHOP_CONFIG: file },
    undefined,
    ['orders'],
  )
  expect(stderr).toMatch(/^\S+shop\.config\.ts cannot be used\. Line 3: Unexpected token/)
  expect(status).toBe(1)
})

test('check warns a seller whose law asks for invoicing that the shop does not have', async () => {
  const folder = await createTemporaryFolder()
  const file = join(folder, 'shop.config.mjs')
  const { seller } = otherIdentity
  const french = { ...seller, address: { ...seller.address, country: 'FR' } }
  await writeFile(file, `export default ${JSON.stringify({ ...otherIdentity, seller: french })}`)
  const env = createEnvironment({ SHOP_CONFIG: file, DATA_DIR: folder })
  const program = resolve(import.meta.dirname, '../../../..', bundledPrograms.owner)
  const { stdout } = spawnSync(process.execPath, [program, 'check'], { env, encoding: 'utf8' })
  expect(stdout).toMatch(/^The law in France can ask for certified or reported invoicing/m)
})
