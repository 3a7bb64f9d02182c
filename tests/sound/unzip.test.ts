import { expect, test } from 'vitest'
import { isInstalled, tryToUnpack } from '../support/unpack-zip.ts'

// Other programs are tried by `npm run test:engines`, which installs them.
test.runIf(isInstalled('unzip'))(
  'unzip finds no fault in a ZIP, except in a damaged one [P9.04]',
  async () => {
    const results = await tryToUnpack('unzip', (zip) => ['-t', zip])
    expect(results).toEqual({ whole: true, damaged: false })
  },
)
