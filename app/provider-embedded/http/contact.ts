import { z } from 'zod'
import { email } from '../domain/account-rules.ts'
import type { Context, ProviderApp } from './context.ts'
import { parseBody } from './parse-body.ts'

const contactBody = z.object({
  full_name: z.string().trim().min(1).max(120),
  email,
  theme: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(5000),
})

/** POST contact/send: keeps a visitor's message. */
export function mountContact(app: ProviderApp, { db, clock, limiter }: Context): void {
  app.post('/api/contact/send', async (c) => {
    const body = await parseBody(c, contactBody)
    await limiter.attempt('contactAddress', c.get('address'))
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('contact_messages')
        .values({ ...body, created_at: clock().toISOString() })
        .execute()
    })
    return c.json({ message: 'Your message has been sent' })
  })
}
