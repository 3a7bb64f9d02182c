import { anyEnvelope } from '#provider/contract/envelope.ts'
import { mapOutcome } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'

export interface ContactMessage {
  fullName: string
  email: string
  theme: string
  message: string
}

/** Creates the calls for contacting the shop owner. */
export function createContactCalls(http: HttpClient) {
  return {
    /** Sends a message from the contact form. */
    async send({ fullName, email, theme, message }: ContactMessage): Promise<Outcome<null>> {
      const outcome = await http.send({
        method: 'POST',
        path: '/api/contact/send',
        body: { full_name: fullName, email, theme, message },
        auth: false,
        isPublic: true,
        schema: anyEnvelope,
      })
      return mapOutcome(outcome, () => null)
    },
  }
}
