import { expect, test } from 'vitest'
import { createPageLimit, waitToRender } from '#app/server/http/render-queue.ts'

test('pages are rendered in order, one per turn of the event loop', async () => {
  let turn = 0
  const rendered: [page: number, turn: number][] = []
  const pages = [1, 2, 3].map(async (page) => {
    await waitToRender()
    rendered.push([page, turn])
  })
  while (rendered.length < pages.length) {
    await new Promise((next) => setImmediate(next))
    turn++
  }
  expect(rendered.map(([page]) => page)).toEqual([1, 2, 3])
  expect(new Set(rendered.map(([, at]) => at)).size).toBe(3)
})

test('above the limit, work is refused until other work has ended or failed', async () => {
  const limit = createPageLimit(2)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = [limit(() => first.promise), limit(() => second.promise)]
  expect(await limit(async () => 'third')).toBeNull()
  first.reject(new Error('failed'))
  await expect(running[0]).rejects.toThrow('failed')
  expect(await limit(async () => 'fourth')).toBe('fourth')
  second.resolve('done')
  expect(await running[1]).toBe('done')
})
