import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { GoBackButton } from './go-back-button.tsx'
import { StatusPage } from './status-page.tsx'

/** The page at `/error`, used when there is no previous page to return to. */
export function ErrorScreen() {
  return (
    <StatusPage status={500} title={m.errors_internal_title()} text={m.errors_something_wrong()}>
      <ButtonLink to="/" theme="primary">
        {m.errors_main_page()}
      </ButtonLink>
      <GoBackButton />
    </StatusPage>
  )
}
