import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

/** Returns the link in the newest email of a kind to an address. */
export async function readEmailLink(
  request: APIRequestContext,
  to: string,
  kind: string,
): Promise<string> {
  const page = await (await request.get('/outbox')).text()
  const article = new RegExp(`<article data-kind="${kind}" data-to="${to}"[^]*?</article>`).exec(
    page,
  )
  const link = /<pre>[^]*?href="([^"]+)"/.exec(article?.[0] ?? '')?.[1]
  expect(link).toBeDefined()
  return (link ?? '').replaceAll('&amp;', '&')
}
