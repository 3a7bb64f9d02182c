import { useQuery } from '@tanstack/react-query'
import type { Session } from './session.ts'
import { sessionQuery } from './session.queries.ts'

const visitor: Session = { state: 'visitor', customer: null }

/** The visitor's session as the root route loaded it. */
export function useSession(): Session {
  return useQuery(sessionQuery()).data ?? visitor
}
