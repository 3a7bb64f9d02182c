import { queryOptions } from '@tanstack/react-query'
import { getSession } from './session.functions.ts'

/** The visitor's session; everything that changes it invalidates this key. */
export function sessionQuery() {
  return queryOptions({ queryKey: ['session'], queryFn: () => getSession(), staleTime: 60_000 })
}
