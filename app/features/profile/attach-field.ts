import type { Failure, KnownReason } from '#app/provider/failure.ts'

/** The fields of the settings that a reason is about, whichever the host names, if any. */
const fields: Readonly<Partial<Record<KnownReason, string>>> = {
  email_taken: 'email',
  wrong_password: 'current_password',
}

/** The failure of the settings with the field that its reason is about. */
export function attachField(failure: Failure): Failure {
  if (failure.kind !== 'refused' || failure.reason === null) return failure
  const { reason } = failure
  const field = fields[reason]
  return field === undefined ? failure : { ...failure, messages: [{ field, text: '', reason }] }
}
