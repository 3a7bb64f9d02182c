import type { Config } from '@testing-library/react'

/** Only ends waits for what a page never shows; in milliseconds. */
const limits: Partial<Config> = { asyncUtilTimeout: 120_000 }

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure(limits)
}
