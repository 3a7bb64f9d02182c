import { visit } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('in forced colors, the icons of rows stand out from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/en/catalog?type=loops')
  for (const icon of ['.heart', '.keep']) {
    const [color, background] = await page
      .locator(`[data-row] ${icon}`)
      .first()
      .evaluate((element) => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ])
    expect(color, icon).not.toBe(background)
    expect(color, icon).not.toBe('rgba(0, 0, 0, 0)')
  }
})
