import { z } from 'zod'
import { insertContactMessage } from './contact-messages.store.ts'
import { email, visibleLine } from '../platform/http/text-fields.ts'
import { enqueueContactEmail, enqueueContactNotice } from './contact.emails.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { Context, ProviderApp } from '../context.ts'
import type { Limiter } from '../platform/http/limiter.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { transact } from '../platform/database/transact.ts'

const contactSchema = z.object({
  full_name: visibleLine.min(1).max(120),
  email,
  theme: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(5000),
})

/** Mounts POST contact/send, which stores a message from the contact form and sends it to the owner. */
export function mountContact(app: ProviderApp, context: Context): void {
  const { clock, limiter } = context
  app.post('/api/contact/send', async (c) => {
    const body = await parseBody(c, contactSchema)
    await limiter.attempt('contactAddress', c.get('address'))
    const toOwner = await chooseEmail(limiter)
    const deliver = await transact(context.db, async (db) => {
      const message = { ...body, created_at: clock().toISOString() }
      const stored = await insertContactMessage(db, message)
      const inside = { ...context, db }
      if (toOwner === 'message') return await enqueueContactEmail(inside, stored)
      return toOwner === 'notice' ? await enqueueContactNotice(inside, stored) : deliverNothing
    })
    deliver()
    return c.json({ message: 'Your message has been sent' })
  })
}

/**
 * Chooses the email to the owner: the message, beyond a number of messages from all addresses one
 * notice, then none. All messages are stored.
 */
async function chooseEmail(limiter: Limiter): Promise<'message' | 'notice' | null> {
  if (!(await limiter.exceeds('contactOwner', ''))) return 'message'
  return (await limiter.exceeds('contactNotice', '')) ? null : 'notice'
}
