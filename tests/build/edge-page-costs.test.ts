import { expect, test } from 'vitest'
import { cacheRequests, measurePageCosts } from '../../scripts/edge/page-costs.ts'
import { platformLimits } from '../../scripts/edge/platform-limits.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

test('the pages of guests are measured on workerd, and the platform accepts them [P9.05]', async () => {
  const once = { rounds: 1, pagesPerRound: 1 }
  const costs = await measurePageCosts(await createTemporaryFolder(), once)
  expect(costs.map(({ name }) => name)).toEqual(['Home', 'Catalog list', 'Product', 'Artist'])
  for (const { subrequests } of costs) {
    expect(subrequests).toBeGreaterThan(cacheRequests)
    expect(subrequests).toBeLessThanOrEqual(platformLimits.subrequests)
  }
  const isMeasured = process.platform === 'linux'
  expect(costs.map(({ cpuMs }) => cpuMs > 0)).toEqual(costs.map(() => isMeasured))
})
