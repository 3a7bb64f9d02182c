import { z } from 'zod'
import { insertContactMessage } from '../db/messages.ts'
import { email } from '../domain/account-rules.ts'
import type { Context, ProviderApp } from './context.ts'
import { parseBody } from './parse-body.ts'
import { transact } from '../db/transact.ts'

const contactSchema = z.object({
  full_name: z.string().trim().min(1).max(120),
  email,
  theme: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(5000),
})

/** Mounts POST contact/send, which stores a message from the contact form. */
export function mountContact(app: ProviderApp, { db, clock, limiter }: Context): void {
  app.post('/api/contact/send', async (c) => {
    const message = await parseBody(c, contactSchema)
    await limiter.attempt('contactAddress', c.get('address'))
    await transact(db, (transaction) =>
      insertContactMessage(transaction, { ...message, created_at: clock().toISOString() }),
    )
    return c.json({ message: 'Your message has been sent' })
  })
}
