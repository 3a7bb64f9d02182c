import { expect, test } from './support/test.ts'

test('a page says that it is awake once all of its content feels the pointer', async ({
  page,
  shopper,
}) => {
  // Points at two links in the moment of the mark: of content that sleeps only the last would be felt.
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
  await shopper.visit('/en/catalog?type=one-shots')
  await expect.poll(() => preloaded.size).toBe(2)
})
