import type { Form } from '#app/features/forms/use-form.ts'
import { LegalSentence } from '#app/features/legal/legal-sentence.tsx'
import { m } from '#app/paraglide/messages.js'
import { Checkbox } from '#app/ui/field.tsx'

/** A required checkbox for accepting the terms and the privacy policy, which open in a new tab. */
export function AgreementField(box: ReturnType<Form['checkboxProps']>) {
  return (
    <Checkbox {...box} required>
      <LegalSentence
        sentence={m.account_agree}
        labels={{ terms: m.account_agree_terms(), privacy: m.account_agree_privacy() }}
      />
    </Checkbox>
  )
}
