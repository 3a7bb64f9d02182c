import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  findRefusedPages,
  formatPageCosts,
  measurePageCosts,
} from '../../scripts/edge/page-costs.ts'
import { platformLimits } from '../../scripts/edge/platform-limits.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const { subrequests, cpuMs } = platformLimits
const allowed = { name: 'Home', subrequests, cpuMs }

test('a page that sends more requests than the platform allows is refused [P9.05]', () => {
  expect(findRefusedPages([allowed])).toEqual([])
  const many = { ...allowed, name: 'Artist', subrequests: subrequests + 1 }
  expect(findRefusedPages([allowed, many])).toEqual(['Artist'])
})

test('a page that takes more CPU time than the free plan allows is only warned about [P9.05]', () => {
  const slow = { ...allowed, name: 'Artist', cpuMs: cpuMs + 1 }
  expect(findRefusedPages([slow])).toEqual([])
  expect(formatPageCosts([allowed, slow]).at(-1)).toMatch(/free plan on this machine: Artist\./)
  expect(formatPageCosts([allowed])).toHaveLength(1)
})

test('without CPU times of processes, the requests of pages are still stated [P9.05]', () => {
  const [line] = formatPageCosts([{ ...allowed, cpuMs: Number.NaN }])
  expect(line).toMatch(/subrequests, CPU time unknown$/)
})

test('a provider that cannot start ends the measurement [P9.05]', async () => {
  const file = join(await createTemporaryFolder(), 'file')
  await writeFile(file, '')
  const measured = measurePageCosts(join(file, 'data'), { rounds: 1, pagesPerRound: 1 })
  await expect(measured).rejects.toThrow('The provider has exited.')
})
