import { expect, test } from 'vitest'
import { openHost } from '../faults/open-host.ts'
import { openBuiltShopAsWorker } from '../support/shops/built-shop.ts'
import { demoShop } from '../support/shops/demo-shop.ts'

const person = { full_name: 'Ann Bee', name: 'Ann Bee', email: 'ann@example.com' }
const forms = {
  '/contacts': { ...person, theme: 'A wish', message: 'More rain' },
  '/withdrawal': {
    ...person,
    step: 'confirm',
    choice: 'other',
    contract: 'Order 12',
    request_id: 'a-request-id-of-ann',
  },
}

test.each(Object.entries(forms))(
  'a Worker whose provider stores no messages answers %s with the address of the owner [P9.05]',
  async (path, fields) => {
    const host = await openHost(false)
    try {
      const shop = await openBuiltShopAsWorker(host.url, () => {})
      const body = new URLSearchParams(fields)
      const response = await shop.send(`/en${path}`, { method: 'POST', body })
      expect(response.status).toBe(503)
      const page = await response.text()
      expect(page).toMatch(new RegExp(`Please email [^<]*${demoShop.config.seller.email}`))
    } finally {
      await host.close()
    }
  },
)

test('a Worker passes the pending request for a reset link to `waitUntil` [P7.06, P9.05]', async () => {
  const host = await openHost(true)
  host.fail('POST /api/v1/customer/forgot-password', { mode: 'hang', when: 'before' })
  const works: Promise<unknown>[] = []
  try {
    const shop = await openBuiltShopAsWorker(host.url, (work) => void works.push(work))
    const body = new URLSearchParams({ email: 'ann@example.com' })
    const response = await shop.send('/en/auth/forgot', { method: 'POST', body })
    expect(response.status).toBe(303)
    expect(works).toHaveLength(1)
  } finally {
    await host.close()
  }
})
