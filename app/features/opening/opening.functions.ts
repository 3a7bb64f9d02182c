import { createServerFn } from '@tanstack/react-start'
import { productKinds } from '#provider/contract/product-kinds.ts'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** The data of the opening page. */
export interface Opening {
  readonly hasProducts: boolean
  /**
   * The command that imports sounds; null unless the visitor is on the shop's own machine and its
   * database accepts imports.
   */
  readonly importCommand: string | null
}

/** Returns whether the shop has products, and how the visitor can import some. */
export const getOpening = createServerFn({ method: 'GET' }).handler(
  async (): Promise<Outcome<Opening>> => {
    const { app, isLocalVisitor } = getRequestScope()
    const canImport = isLocalVisitor && app.getCatalogueVersion !== undefined
    // Only on the server, where the build of the folder names its own command.
    const importCommand = canImport ? 'npm run catalog -- import FOLDER' : null
    for (const kind of productKinds) {
      const request = { kind, page: 1, limit: 6, sort: 'newest', filters: {} } as const
      const list = await getProviderClient().products.list(request)
      if (!list.ok || list.value.total > 0)
        return mapOutcome(list, () => ({ hasProducts: true, importCommand }))
    }
    return succeed({ hasProducts: false, importCommand })
  },
)
