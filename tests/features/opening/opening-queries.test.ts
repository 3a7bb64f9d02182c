import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { openingQuery } from '#app/features/opening/opening.queries.ts'
import { createQueryClient } from '#app/router/query-client.ts'

test("the opening page does not refetch its loader's data [P1.12]", () => {
  const queryClient = createQueryClient()
  const opening = { hasProducts: false, importCommand: null }
  queryClient.setQueryData(openingQuery.queryKey, opening)
  const queryFn = vi.fn<() => typeof opening>(() => opening)
  const stop = new QueryObserver(queryClient, { ...openingQuery, queryFn }).subscribe(() => {})
  expect(queryFn).not.toHaveBeenCalled()
  stop()
})
