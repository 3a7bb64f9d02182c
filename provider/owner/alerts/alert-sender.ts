import { claimAlertPost, delayAlertPost, deleteAlertPost } from '../alert-posts.store.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { AlertWebhook } from '../../options.ts'
import { getRetryPause } from '../../platform/mail/retry-pauses.ts'
import { postAlert } from './post-alert.ts'

/** The duration of a claim, which is longer than an attempt. */
const claimMs = 60_000
/** The age at which a post that was never accepted is discarded. */
const maxAgeMs = 2 * 24 * 60 * 60_000

/** Posts alerts to the owner's webhook. */
export interface AlertSender {
  /** Posts due alerts in the background. */
  wake(): void
  /** Posts due alerts. */
  sendDue(): Promise<void>
  /** Waits for the post in progress and starts no others. */
  close(): Promise<void>
}

/** Creates the alert sender of this process. */
export function createAlertSender(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  webhook: AlertWebhook,
): AlertSender {
  let running: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  async function sendAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const now = clock()
      const post = await claimAlertPost(db, now, new Date(now.getTime() + claimMs))
      if (post === null) return
      const { id, attempts, body } = post
      const reason = await postAlert(webhook, body)
      if (reason === null) {
        await deleteAlertPost(db, id)
        log({ level: 'info', event: 'alert-posted', id, attempts })
      } else if (now.getTime() - Date.parse(post.created_at) > maxAgeMs) {
        await deleteAlertPost(db, id)
        log({ level: 'error', event: 'alert-post-given-up', id, attempts, reason })
      } else {
        await delayAlertPost(db, id, new Date(now.getTime() + getRetryPause(attempts)))
        log({ level: 'warn', event: 'alert-post-delayed', id, attempts, reason })
      }
    }
  }

  async function sendDue(): Promise<void> {
    const previous = running
    running = previous.catch(() => {}).then(sendAll)
    await running
  }

  function logFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown'
    log({ level: 'error', event: 'task-failed', task: 'alert-posts', reason })
  }

  return {
    wake: () => void sendDue().catch(logFailure),
    sendDue: () => sendDue().catch(logFailure),
    close: async () => {
      closing.abort()
      await running.catch(() => {})
    },
  }
}
