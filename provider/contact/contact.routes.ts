import { z } from 'zod'
import { email, visibleLine } from '../platform/http/text-fields.ts'
import { sendMessage } from './handle-messages.ts'
import type { EmailToOwner } from './handle-messages.ts'
import type { Context, ProviderApp } from '../context.ts'
import type { Limiter } from '../platform/http/limiter.ts'
import { parseBody } from '../platform/http/parse-body.ts'

const contactSchema = z.object({
  full_name: visibleLine.min(1).max(120),
  email,
  theme: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(5000),
})

/**
 * Mounts POST contact/send, which stores a message from the contact form and emails it to the
 * owner.
 */
export function mountContact(app: ProviderApp, context: Context): void {
  const { limiter } = context
  app.post('/api/contact/send', async (c) => {
    const body = await parseBody(c, contactSchema)
    await limiter.attempt('contactAddress', c.get('address'))
    await sendMessage(context, body, await chooseEmail(limiter))
    return c.json({ message: 'Your message has been sent' })
  })
}

/**
 * Chooses the owner's email for a message, by the number of messages from all addresses: the
 * message itself, then a single notice, then none. Every message is stored.
 */
async function chooseEmail(limiter: Limiter): Promise<EmailToOwner> {
  if (!(await limiter.exceeds('contactOwner', ''))) return 'message'
  return (await limiter.exceeds('contactNotice', '')) ? null : 'notice'
}
