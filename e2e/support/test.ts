import { test as base, expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'

export { expect } from '@playwright/test'

interface Options {
  /** Matches the page errors that a test brings about on purpose. */
  readonly allowedErrors: RegExp | null
}

/** A browser test that fails when a page throws, logs an error or violates its content security policy. */
export const test = base.extend<Options>({
  allowedErrors: [null, { option: true }],
  context: async ({ context, allowedErrors }, use) => {
    const errors = collectPageErrors(context)
    await use(context)
    expect(errors.filter((line) => !allowedErrors?.test(line))).toEqual([])
  },
})

/** The errors that the pages of a context throw or log from now on, a line each. */
export function collectPageErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  return errors
}
