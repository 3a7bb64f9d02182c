import { expect, test } from './support/test.ts'

test('a shared link tells each other language that its page has, a page of one visitor none', async ({
  request,
}) => {
  const alternates = async (path: string) => {
    const html = await (await request.get(path)).text()
    const tags = html.match(/<meta [^>]*property="og:locale:alternate"[^>]*>/g) ?? []
    return tags.map((tag) => /content="([^"]+)"/.exec(tag)?.[1])
  }
  expect(await alternates('/fr/info')).toEqual(['en_US', 'de', 'nl', 'it', 'es'])
  expect(await alternates('/en/auth/login')).toEqual([])
})
