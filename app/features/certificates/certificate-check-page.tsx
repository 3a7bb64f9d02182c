import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextField } from '#app/ui/field.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { maxCodeLength } from './code-length.ts'

/** The page with the form for checking the code of a certificate. */
export function CertificateCheckPage() {
  const router = useRouter()
  function check(event: FormEvent<HTMLFormElement>): void {
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    event.preventDefault()
    if (code === '') return
    void router.navigate({ to: '/certificates/$code', params: { code } })
  }
  return (
    <div className="grid content-start">
      <PageTitle title={m.certificate_check_title()} spacing="compact">
        <p className="max-w-prose text-lg">{m.certificate_check_lead()}</p>
      </PageTitle>
      {/* Without JavaScript, the browser opens the page with the code, which redirects. */}
      <Form
        method="get"
        onSubmit={check}
        className="page-width grid max-w-xl justify-items-start gap-6 py-10 tablet:py-12"
      >
        <TextField
          label={m.certificate_code()}
          name="code"
          maxLength={maxCodeLength}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" theme="primary">
          {m.certificate_check_submit()}
        </Button>
      </Form>
    </div>
  )
}
