import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { ActionContext } from './shortcut-actions.ts'
import type { ShortcutAction } from './default-keys.ts'

/** The last load: the code of a later press may arrive before that of an earlier one. */
let lastLoad: Promise<unknown> = Promise.resolve()

/** Loads and runs an action, after those that were pressed before; reports that it could not be done. */
export function runShortcutAction(action: ShortcutAction, context: ActionContext): void {
  const loading = lastLoad.then(() => import('./shortcut-actions.ts'))
  lastLoad = loading.catch(() => null)
  loading
    .then(({ shortcutActions }) => shortcutActions[action].run(context))
    .catch(reportNoResponse)
}
