import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../support/shops/open-shop.ts'
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
