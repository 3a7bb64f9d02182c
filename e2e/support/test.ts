import { test as base, expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { serverLogsFolder } from './server-logs.js'

export { expect } from '@playwright/test'

interface Options {
  /** Matches the page errors that a test causes on purpose. */
  readonly allowedErrors: RegExp | null
}

/**
 * Fails a test if a page throws, logs an error or violates its content security policy. The report
 * of a failed test names the folder with the server logs.
 */
export const test = base.extend<Options & { readonly serverLogs: undefined }>({
  serverLogs: [
    // Playwright requires an object pattern as the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus) return
      info.attachments.push({
        name: 'server logs',
        path: serverLogsFolder,
        contentType: 'text/plain',
      })
    },
    { auto: true },
  ],
  allowedErrors: [null, { option: true }],
  context: async ({ context, allowedErrors }, use) => {
    const errors = collectPageErrors(context)
    await use(context)
    expect(errors.filter((line) => !allowedErrors?.test(line))).toEqual([])
  },
})

/** Collects the errors that pages of a context throw or log from now on, one per line. */
export function collectPageErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  return errors
}

/** Returns whether the running test belongs to a project whose shop is on workerd. */
export function isOnEdge(): boolean {
  return ['edge', 'edge-host'].includes(base.info().project.name)
}
