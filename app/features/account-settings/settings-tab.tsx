import { DataSection } from '#app/features/account-deletion/data-section.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { CountrySection } from './country-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PictureForm } from './picture-form.tsx'
import { SessionSection } from './session-section.tsx'
import { SettingsForm } from './settings-form.tsx'

/** The settings tab: picture, settings form, country and account security. */
export function SettingsTab({ customer }: { readonly customer: Customer }) {
  const { capabilities } = useProviderInfo()
  const sections = (
    <div className="grid content-start gap-16">
      <SettingsForm customer={customer} />
      <EmailSection customerId={customer.id} />
      {capabilities.vat ? <CountrySection customer={customer} /> : null}
      <PasskeySection customerId={customer.id} />
      <SessionSection customerId={customer.id} />
      <DataSection customerId={customer.id} />
    </div>
  )
  if (!capabilities.picture) return <div className="max-w-[52rem]">{sections}</div>
  return (
    <div className="grid gap-12 desktop:grid-cols-[1fr_3fr]">
      <PictureForm customer={customer} />
      {sections}
    </div>
  )
}
