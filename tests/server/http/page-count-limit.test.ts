import { expect, test } from 'vitest'
import { createPageLimit } from '#app/server/http/page-count-limit.ts'

test('above the limit, pages are refused until others have been rendered or have failed', async () => {
  const limit = createPageLimit(2, async () => {})
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = [limit(() => first.promise), limit(() => second.promise)]
  expect(await limit(async () => 'third')).toBeNull()
  first.reject(new Error('failed'))
  await expect(running[0]).rejects.toThrow('failed')
  expect(await limit(async () => 'fourth')).toBe('fourth')
  second.resolve('done')
  expect(await running[1]).toBe('done')
})
