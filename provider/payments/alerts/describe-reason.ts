import type { OwnerWords } from '../../owner/owner-words.ts'
import type { ProcessorReasons } from '../payment-service.ts'

/**
 * Says in the owner's language what a processor means by a code, with the code in parentheses for its
 * support. Returns what is not a known code as it is: a newer code, or a sentence of the processor.
 */
export function describeReason(
  about: 'dispute' | 'refund',
  code: string | null,
  { texts, reasons }: Pick<OwnerWords, 'texts'> & { readonly reasons: ProcessorReasons },
): string {
  if (code === null || code === 'unknown') return texts.processor_reason_unknown()
  const key = reasons[about][code]
  return key === undefined ? code : `${texts[key]()} (${code})`
}
