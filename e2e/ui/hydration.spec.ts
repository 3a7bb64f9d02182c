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
      for (const link of [...document.querySelectorAll('.kind-links a')].slice(1, 3))
        link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    }).observe(document, { attributes: true, subtree: true })
  })
  const preloaded = new Set<string | null>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/_serverFn/')) preloaded.add(url.searchParams.get('payload'))
  })
  await visit(page, '/en/catalog?type=one-shots')
  for (const kind of ['pack', 'loop']) {
    const isPreloaded = () => [...preloaded].some((payload) => payload?.includes(`"${kind}"`))
    await expect.poll(isPreloaded, kind).toBe(true)
  }
})
