import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  // Injected by `findAccessibilityViolations`.
  var axe: { run: (options: RunOptions) => Promise<AxeResults> }
}

/**
 * `appearance` selects the rules whose result depends on the width or the theme, `colors` those that
 * depend on the theme.
 */
type RuleSet = 'all' | 'appearance' | 'colors'

/** Returns the violations that axe finds on the page, one line for each rule and element. */
export async function findAccessibilityViolations(page: Page, rules: RuleSet): Promise<string[]> {
  const { isForced, isLoaded } = await page.evaluate(() => ({
    isForced: matchMedia('(forced-colors: active)').matches,
    isLoaded: 'axe' in globalThis,
  }))
  const values = [
    ...(isForced ? [] : ['color-contrast']),
    ...(rules === 'appearance' ? ['target-size'] : []),
  ]
  if (rules !== 'all' && values.length === 0) return []
  if (!isLoaded) await page.evaluate(axe)
  const options: RunOptions = {
    runOnly: rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values },
    rules: {
      // The navigation progress bar is outside the landmarks.
      region: { enabled: false },
      // Forced colors are chosen by the operating system.
      'color-contrast': { enabled: !isForced },
    },
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate((input) => globalThis.axe.run(input), options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  )
}

/** Finds horizontal overflow, covered controls and missing text, one problem per line. */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - globalThis.innerWidth
    const lines = wide > 0 ? [`the page is ${wide} pixels too wide`] : []
    if (!(document.body.innerText.trim().length > 20)) lines.push('the page has no text')
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary')
    for (const control of controls) {
      const box = control.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const isVisible =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        box.width > 1 &&
        !control.closest('[inert]') &&
        x >= 0 &&
        x < globalThis.innerWidth &&
        y >= 0 &&
        y < globalThis.innerHeight
      if (!isVisible) continue
      const top = document.elementFromPoint(x, y)
      if (!top || top.contains(control) || control.contains(top)) continue
      if (top.closest('label')?.contains(control) || isFloating(top)) continue
      lines.push(`${describe(control)} is covered by ${describe(top)}`)
    }
    return lines

    /** Returns whether an element covers others by design. */
    function isFloating(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches(':popover-open'))
          return true
      }
      return false
    }
    function describe(element: Element): string {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.localName} “${label.trim().slice(0, 40)}”`
    }
  })
}
