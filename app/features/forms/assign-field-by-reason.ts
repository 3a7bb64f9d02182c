import type { Failure, KnownReason } from '#app/provider/failure.ts'

/** The form field for each reason, regardless of the field in the provider's response. */
export type FieldsByReason = Readonly<Partial<Record<KnownReason, string>>>

/**
 * Returns a refusal with its message assigned to the form field that its reason refers to; returns
 * any other failure unchanged.
 */
export function assignFieldByReason(failure: Failure, fieldsByReason: FieldsByReason): Failure {
  if (failure.kind !== 'refused' || failure.reason === null) return failure
  const { reason } = failure
  const field = fieldsByReason[reason]
  return field === undefined ? failure : { ...failure, messages: [{ field, text: '', reason }] }
}
