import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  // The test puts it there.
  var axe: { run: (options: RunOptions) => Promise<AxeResults> }
}

/** What axe finds wrong with the page as it is, a line a rule and element; with `colours`, those alone. */
export async function findBarriers(page: Page, colours = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const options: RunOptions = {
    runOnly: colours
      ? { type: 'rule', values: isForced ? ['target-size'] : ['color-contrast', 'target-size'] }
      : { type: 'tag', values: tags },
    rules: {
      // The bar that tells of a page to come belongs to no part of the page.
      region: { enabled: false },
      // Where the system forces its colours, they are its own.
      'color-contrast': { enabled: !isForced },
    },
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate((wish) => globalThis.axe.run(wish), options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  )
}

/** What runs out of the page, lies over something else or has no words, a line each. */
export async function findBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - globalThis.innerWidth
    const lines = wide > 0 ? [`the page is ${wide} pixels too wide`] : []
    if (!(document.body.innerText.trim().length > 20)) lines.push('the page has no text')
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
    for (const control of controls) {
      const box = control.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const isShown =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        box.width > 1 &&
        !control.closest('[inert]') &&
        x >= 0 &&
        x < globalThis.innerWidth &&
        y >= 0 &&
        y < globalThis.innerHeight
      if (!isShown) continue
      const top = document.elementFromPoint(x, y)
      if (!top || top.contains(control) || control.contains(top)) continue
      if (top.closest('label')?.contains(control) || floats(top)) continue
      lines.push(`${nameOf(control)} lies under ${nameOf(top)}`)
    }
    return lines

    /** What floats over the page is meant to. */
    function floats(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches(':popover-open'))
          return true
      }
      return false
    }
    function nameOf(element: Element): string {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.localName} “${words.trim().slice(0, 40)}”`
    }
  })
}
