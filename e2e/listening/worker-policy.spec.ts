import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** Plays a tonal loop at another tempo. */
async function playFitted(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('dial', '{"tempo":120}'))
  await visit(page, '/en/catalog?type=loops')
  await page.locator('[data-row]', { hasText: 'Request Stop' }).locator('[data-play]').click()
}

test('WebAssembly runs in a worker with its own policy, and not on the page [P3.14]', async ({
  page,
}) => {
  const workerResponse = page.waitForResponse(/\/assets\/workers\/fit-worker/)
  await playFitted(page)
  await expect(page.locator('[data-fit]')).toHaveAttribute('data-fit', 'fitted', {
    timeout: 30_000,
  })
  const { 'content-security-policy': workerPolicy } = (await workerResponse).headers()
  expect(workerPolicy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
  const response = await page.request.get('/en/catalog')
  expect(response.headers()['content-security-policy']).not.toContain('unsafe-eval')
  const compile = page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  )
  expect(await compile).toBe('CompileError')
})

test('if a loop cannot be fitted, the original plays and the player says so [P3.09]', async ({
  page,
}) => {
  await page.route(/\/assets\/workers\//, (route) => route.abort())
  await playFitted(page)
  await expect(page.locator('[data-fit]')).toHaveAttribute('data-fit', 'failed')
  await expect(page.locator('[data-player] [role="status"]')).toContainText('hearing the original')
  await expect(page.locator('[data-player] [data-playing]')).toBeVisible()
})
