import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { GoBackButton } from './go-back-button.tsx'
import { StatusPage } from './status-page.tsx'

export function NotFoundPage() {
  return (
    <StatusPage status={404} title={m.errors_not_found_title()} text={m.errors_not_found_text()}>
      <ButtonLink to="/" theme="primary">
        {m.errors_main_page()}
      </ButtonLink>
      <GoBackButton />
    </StatusPage>
  )
}
