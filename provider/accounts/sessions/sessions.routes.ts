import type { Sent } from '../../contract/sent.ts'
import type { wireActiveSession } from '../../contract/session.ts'
import { listSessions } from './session-list.store.ts'
import type { ListedSession } from './session-list.store.ts'
import { endAllOtherSessions, endOneSession } from './end-sessions.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { throwNotFound } from '../../platform/http/http-error.ts'
import { requireCustomer } from './require-customer.ts'
import { logSecurityEvent } from '../../platform/http/security-log.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'

/** Mounts the routes that list a customer's sessions, end one, or end all others. */
export function mountSessions(app: ProviderApp, context: Context): void {
  const { db, clock } = context
  const customerOnly = requireCustomer(context)

  app.get('/api/v1/customer/sessions', customerOnly, async (c) => {
    const { sessionId } = c.get('session')
    const sessions = await listSessions(db, c.get('customer').id, clock())
    return c.json({ data: sessions.map((session) => serializeSession(session, sessionId)) })
  })

  app.delete('/api/v1/customer/sessions', customerOnly, async (c) => {
    await endAllOtherSessions(context, c.get('session'))
    logSecurityEvent(context, c, 'other-sessions-ended', c.get('customer').id)
    return c.json({ message: 'All other sessions have been ended.' })
  })

  app.delete('/api/v1/customer/sessions/:id', customerOnly, async (c) => {
    const hasEnded = await endOneSession(context, c.get('session'), c.req.param('id'))
    if (!hasEnded) throwNotFound()
    logSecurityEvent(context, c, 'session-ended', c.get('customer').id)
    return c.json({ message: 'The session has been ended.' })
  })
}

function serializeSession(session: ListedSession, currentId: string) {
  return {
    id: session.id,
    device_name: session.deviceName,
    created_at: formatWireDate(session.startedAt),
    last_used_at: formatWireDate(session.lastUsedAt),
    is_current: session.id === currentId,
  } satisfies Sent<typeof wireActiveSession>
}
