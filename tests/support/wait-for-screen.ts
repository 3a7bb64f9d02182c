import type { Config } from '@testing-library/react'

/** In milliseconds; only limits waits for content that never appears. */
const limits: Partial<Config> = { asyncUtilTimeout: 120_000 }

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure(limits)
}
