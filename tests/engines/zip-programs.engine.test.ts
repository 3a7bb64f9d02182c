import { expect, test } from 'vitest'
import { tryToUnpack } from '../support/unpack-zip.ts'

const programs: Readonly<Record<string, (zip: string) => string[]>> = {
  unzip: (zip) => ['-t', zip],
  '7z': (zip) => ['t', zip],
  bsdtar: (zip) => ['-xOf', zip],
}

test.each(Object.entries(programs))(
  '%s finds no fault in a ZIP, except in a damaged one [P9.04]',
  async (program, getArguments) => {
    const results = await tryToUnpack(program, getArguments)
    expect(results).toEqual({ whole: true, damaged: false })
  },
)
