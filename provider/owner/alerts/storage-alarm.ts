import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { getOwnerAddress } from '../seller.ts'
import { composeAlert, toPost } from '../enqueue-alert.ts'
import { createSmtpTransport, getMailDomain } from '../../platform/mail/smtp-transport.ts'
import { explainStorageFailure, storageCauses } from '../../platform/database/storage-failure.ts'
import { composeCondition } from './compose-condition.ts'
import { reminderIntervalMs } from './conditions.ts'
import { postAlert } from './post-alert.ts'

/** Receives storage errors. */
export type StorageAlarm = (cause: unknown) => void

/**
 * Creates the alarm for a full disk, on which no email can be enqueued: it notifies the owner
 * immediately by webhook and email, at most once a day per process.
 */
export function createStorageAlarm(
  dependencies: Pick<Dependencies, 'clock' | 'log' | 'options'>,
): StorageAlarm {
  const { clock, log } = dependencies
  let toldAt = -Infinity
  return (cause) => {
    if (explainStorageFailure(cause) !== storageCauses.full) return
    const now = clock()
    if (now.getTime() - toldAt < reminderIntervalMs) return
    toldAt = now.getTime()
    log({ level: 'error', event: 'owner-alert', kind: 'owner-alert', reason: storageCauses.full })
    void notifyOwner(dependencies, now).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      log({ level: 'error', event: 'owner-alert-failed', kind: 'diskFull', reason })
    })
  }
}

async function notifyOwner(
  { options, log }: Pick<Dependencies, 'log' | 'options'>,
  now: Date,
): Promise<void> {
  const { shop, dataDir: folder, mailServer, alertWebhook } = options
  const alert = composeCondition(shop, {
    kind: 'diskFull',
    problem: null,
    facts: { folder },
    since: now,
    lastSeen: now,
    sightings: 1,
    status: 'new',
    now,
  })
  const logFailure = (way: string, reason: string) =>
    log({ level: 'error', event: 'owner-alert-failed', kind: 'diskFull', way, reason })
  if (alertWebhook) {
    const reason = await postAlert(alertWebhook, JSON.stringify(toPost(options, alert)))
    if (reason !== null) logFailure('webhook', reason)
  }
  if (!mailServer) return
  const failure = await createSmtpTransport(mailServer, getOwnerAddress(options)).send({
    to: getOwnerAddress(options),
    ...composeAlert(options, alert),
    replyTo: null,
    messageId: `<${randomUUID()}@${getMailDomain(mailServer)}>`,
    date: now,
  })
  if (failure !== null) logFailure('mail', failure.code)
}
