import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('a page is marked as hydrated only once all of its content handles events', async ({
  page,
}) => {
  // Hovers over two links as soon as the mark appears. If their content were not hydrated yet,
  // React would replay only the last event.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      observer.disconnect()
      for (const row of [...document.querySelectorAll('[data-row]')].slice(0, 2)) {
        row.querySelector('a')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      }
    }).observe(document, { attributes: true, subtree: true })
  })
  const preloaded = new Set<string | null>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/_serverFn/')) preloaded.add(url.searchParams.get('payload'))
  })
  await visit(page, '/en/catalog?type=one-shots')
  // A product page makes several calls; only those for the products themselves contain their ids.
  const links = page.locator('[data-row] .sound-row-title')
  const ids = await links.evaluateAll((all) =>
    all.slice(0, 2).map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  )
  expect(ids).toHaveLength(2)
  const isPreloaded = (id: string) =>
    [...preloaded].some((payload) => new RegExp(`\\b${id}\\b`).test(payload ?? ''))
  await expect.poll(() => ids.filter(isPreloaded)).toEqual(ids)
})
