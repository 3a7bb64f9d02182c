import { useSession } from '#app/features/account/use-session.ts'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { contactSchema } from './contact-schema.ts'
import { sendMessage } from './contact.functions.ts'
import { Form } from '#app/ui/form.tsx'

/** The contact form. The name and email are prefilled for customers. */
export function ContactForm() {
  const { customer } = useSession()
  const { busy, alert, inputProps, onSubmit } = useForm({
    schema: contactSchema,
    labels: {
      full_name: m.contact_full_name(),
      email: m.contact_email(),
      theme: m.contact_theme(),
      message: m.contact_message(),
    },
    send: (data) => sendMessage({ data }),
    onDone: (_none, _data, form) => {
      form.reset()
      reportSuccess(m.contact_sent())
    },
  })
  return (
    <Form
      method="post"
      action={localizePath('/contacts', getCurrentLocale())}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <FormAlert {...alert} />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          {...inputProps('full_name', customer ? `${customer.firstName} ${customer.lastName}` : '')}
          autoComplete="name"
          required
        />
        <TextField
          {...inputProps('email', customer?.email ?? '')}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <TextField {...inputProps('theme')} required />
      <TextArea {...inputProps('message')} required />
      <div>
        <Button type="submit" theme="primary" size="lg" busy={busy}>
          {m.contact_send()}
        </Button>
      </div>
    </Form>
  )
}
