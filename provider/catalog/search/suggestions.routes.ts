import type { Sent } from '../../contract/sent.ts'
import type { wireSuggestions } from '../../contract/suggestions.ts'
import { findSuggestions } from './suggestions.ts'
import type { Context, ProviderApp } from '../../context.ts'

const maxLength = 200
const maxSuggestions = 8

/** Mounts the public route for search suggestions while typing. */
export function mountSuggestions(app: ProviderApp, { db }: Context): void {
  app.get('/api/v1/suggestions', async (c) => {
    const text = (c.req.query('query') ?? '').trim().slice(0, maxLength)
    const data = await findSuggestions(db, text, c.get('locale'), readLimit(c.req.query('limit')))
    return c.json({ data: { ...data } satisfies Sent<typeof wireSuggestions> })
  })
}

function readLimit(text: string | undefined): number {
  const limit = /^[0-9]{1,2}$/.test(text ?? '') ? Number(text) : maxSuggestions
  return Math.min(Math.max(1, limit), maxSuggestions)
}
