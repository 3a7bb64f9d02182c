import { createServerFn } from '@tanstack/react-start'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** The data of the opening page. */
export interface Opening {
  readonly hasProducts: boolean
  /** True if the visitor is on the shop's own machine and its database accepts imports. */
  readonly canImport: boolean
}

/** Returns whether the shop has products, and whether the visitor can import some. */
export const getOpening = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<Opening>> => {
    const { app, isLocalVisitor } = getRequestScope()
    const canImport = isLocalVisitor && app.getCatalogueVersion !== undefined
    for (const kind of productKinds) {
      const request = { kind, page: 1, limit: 6, sort: 'newest', filters: {} } as const
      const list = await getProviderClient().products.list(request)
      if (!list.ok || list.value.total > 0)
        return mapOutcome(list, () => ({ hasProducts: true, canImport }))
    }
    return succeed({ hasProducts: false, canImport })
  },
)
