import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { openBuiltShop } from '../support/shops/built-shop.ts'
import { createFault, pickLocale, runForEachFault } from './fault-modes.ts'
import type { TestedFaultMode } from './fault-modes.ts'
import { openHost, token } from './open-host.ts'
import { missingPart, pageCalls } from './page-calls.ts'
import type { PageCall } from './page-calls.ts'
import { readPage } from './read-page.ts'
import { passTime, useShopClock } from './shop-clock.ts'

useShopClock()

/** Opens the page while the call fails; returns the displayed result. */
async function openPage(row: PageCall, index: number, mode: TestedFaultMode): Promise<string> {
  const host = await openHost(row.isExtended)
  try {
    const locale = pickLocale(index, mode)
    const extensions = row.isExtended ? 'all' : ''
    const shop = await openBuiltShop(host.url, { PROVIDER_EXTENSIONS: extensions })
    host.fail(row.call, createFault(mode, 'before'))
    const visitorToken = row.visitor === 'customer' ? token : null
    const page = shop.send(`/${locale}${row.path}`, { token: visitorToken })
    const { summary, markup } = await passTime(
      host,
      row.call,
      page.then((response) => readPage(response, locale)),
    )
    const isComplete = summary !== '200' || (row.part?.(locale).test(markup) ?? true)
    return isComplete ? summary : missingPart
  } finally {
    await host.close()
  }
}

describe('while a call of a page fails', () => {
  test.each(pageCalls.map((row, index) => ({ ...row, index })))(
    '$visitor, $path: $call (extended: $isExtended) [P7.08 P7.09]',
    async ({ index, ...row }) => {
      const results = await runForEachFault((mode) => openPage(row, index, mode))
      expect(results).toEqual(row.expected)
    },
    120_000,
  )
})

test.each(locales)(
  'a page that exceeds its time limit is a 504 in its language (%s)',
  async (locale) => {
    const host = await openHost(true)
    const call = 'GET /api/v1/customer/orders'
    host.fail(call, { mode: 'hang', when: 'before' })
    const shop = await openBuiltShop(host.url, { PAGE_TIMEOUT_MS: '500' })
    const response = await passTime(
      host,
      call,
      shop.send(`/${locale}/profile?tab=balance`, { token }),
    )
    expect((await readPage(response, locale)).summary).toBe('504 timeout_text')
    await host.close()
  },
)
