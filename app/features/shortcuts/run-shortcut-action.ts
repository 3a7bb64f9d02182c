import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { ActionContext } from './shortcut-actions.ts'
import type { ListAction } from './shortcut-settings.ts'

/** The last load: the code of a later press may arrive before that of an earlier one. */
let lastLoad: Promise<unknown> = Promise.resolve()

/** Loads and runs an action, after those that were pressed before; reports that it could not be done. */
export function runListAction(action: ListAction, context: ActionContext): void {
  const loading = lastLoad.then(() => import('./shortcut-actions.ts'))
  lastLoad = loading.catch(() => null)
  loading.then(({ listActions }) => listActions[action].run(context)).catch(reportNoResponse)
}
