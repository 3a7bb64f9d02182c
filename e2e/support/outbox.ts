import type { APIRequestContext } from '@playwright/test'
import { edgeProviderOrigin } from './ports.ts'
import { expect, isOnEdge } from './test.ts'

/** Returns the address of the page with the emails of the shop that the test uses. */
export function getOutboxUrl(): string {
  return isOnEdge() ? `${edgeProviderOrigin}/outbox` : '/outbox'
}

/** Returns the link in the newest email of a kind to an address. */
export async function readEmailLink(
  request: APIRequestContext,
  to: string,
  kind: string,
): Promise<string> {
  const page = await (await request.get(getOutboxUrl())).text()
  const article = new RegExp(`<article data-kind="${kind}" data-to="${to}"[^]*?</article>`).exec(
    page,
  )
  const link = /<pre>[^]*?href="([^"]+)"/.exec(article?.[0] ?? '')?.[1]
  expect(link).toBeDefined()
  return (link ?? '').replaceAll('&amp;', '&')
}
