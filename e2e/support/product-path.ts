import type { APIRequestContext } from '@playwright/test'

/** Returns the path of the first product in an English list, such as that of `loops`. */
export async function findProductPath(request: APIRequestContext, type: string): Promise<string> {
  const html = await (await request.get(`/en/catalog?type=${type}`)).text()
  const results = html.slice(html.indexOf('data-results'))
  return /(?<=href=")\/en\/catalog\/\d+(?=")/.exec(results)?.[0] ?? ''
}
