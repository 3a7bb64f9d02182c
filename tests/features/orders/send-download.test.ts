import { expect, test } from 'vitest'
import { sendDownload } from '#app/features/orders/send-download.server.ts'
import { useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'

const { host } = useBagistoHost()

test.each(['7', 'product-41'])(
  'a download URL opened without a session redirects to the login page, on any host: %s',
  async (target) => {
    const request = new Request(`http://localhost:3000/download/${target}`)
    const response = await runAsGuest(host().url, () => sendDownload(request, target))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/de/auth/login?backUrl=%2Fde%2Fprofile%3Ftab%3Dbalance',
    )
    expect(host().requests).toEqual([])
  },
)
