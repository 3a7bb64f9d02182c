import { m } from '#app/paraglide/messages.js'
import { GoBackButton } from './go-back-button.tsx'
import { StatusPage } from './status-page.tsx'

/** The page shown in place of another customer's data. */
export function ForbiddenPage() {
  return (
    <StatusPage status={403} title={m.errors_forbidden_title()} text={m.errors_forbidden_text()}>
      <GoBackButton theme="primary" />
    </StatusPage>
  )
}
