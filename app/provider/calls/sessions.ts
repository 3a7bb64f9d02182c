import { anyEnvelope } from '#provider/contract/envelope.ts'
import { wireActiveSession } from '#provider/contract/session.ts'
import { isUnknownDevice } from './device-name.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import { fetchOptionalList } from './fetch-optional-list.ts'
import type { HttpClient } from '../http/http-client.ts'
import { isUnsupported } from '../http/is-unsupported.ts'
import type { ActiveSession } from '../types/customer.ts'

const path = '/api/v1/customer/sessions'

/** Creates the calls for the customer's sessions; not every provider supports them. */
export function createSessionCalls(http: HttpClient) {
  return {
    /** Fetches the customer's sessions, the most recently used first; null if not supported. */
    list: () => listSessions(http),
    /** Ends a session; idempotent. */
    end: (id: string) => endSessions(http, `${path}/${encodeURIComponent(id)}`),
    /** Ends all sessions except the visitor's own. */
    endOthers: () => endSessions(http, path),
  }
}

async function listSessions(http: HttpClient): Promise<Outcome<ActiveSession[] | null>> {
  const outcome = await fetchOptionalList(http, 'sessions', path, wireActiveSession)
  return mapOutcome(
    outcome,
    (sessions) =>
      sessions?.map((session) => ({
        id: session.id,
        deviceName: isUnknownDevice(session.device_name) ? null : session.device_name,
        startedAt: session.created_at,
        lastUsedAt: session.last_used_at,
        isCurrent: session.is_current,
      })) ?? null,
  )
}

async function endSessions(http: HttpClient, endedPath: string): Promise<Outcome<null>> {
  const outcome = await http.send({ method: 'DELETE', path: endedPath, schema: anyEnvelope })
  return isUnsupported(outcome) ? succeed(null) : mapOutcome(outcome, () => null)
}
