import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { ActionContext } from './shortcut-actions.ts'
import type { ShortcutAction } from './default-keys.ts'

/** Chained, so that actions run in order even if their code loads out of order. */
let lastLoad: Promise<unknown> = Promise.resolve()

/** Loads and runs an action after those requested before; shows a toast if it fails to load. */
export function runShortcutAction(action: ShortcutAction, context: ActionContext): void {
  const loading = lastLoad.then(() => import('./shortcut-actions.ts'))
  lastLoad = loading.catch(() => null)
  loading
    .then(({ shortcutActions }) => shortcutActions[action].run(context))
    .catch(reportNoResponse)
}
