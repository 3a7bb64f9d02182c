import { expect, test } from 'vitest'
import { waitToRender } from '#app/server/http/render-queue.ts'

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
