import type { OwnerWords } from '../../owner/owner-words.ts'
import type { ProcessorReasons } from '../payment-processor.ts'

/**
 * Explains a processor's reason code in the owner's language, with the code in parentheses. Returns
 * anything else unchanged, such as a newer code or a sentence from the processor.
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
