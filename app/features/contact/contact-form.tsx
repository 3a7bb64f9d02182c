import { useSession } from '#app/features/account/use-session.ts'
import { FormAlert } from '#app/features/failures/form-alert.tsx'
import { useForm } from '#app/features/failures/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { contactForm } from './contact-schema.ts'
import { sendMessage } from './contact.functions.ts'

/** Name, email, theme and message; a customer finds the first two filled in. */
export function ContactForm() {
  const { customer } = useSession()
  const { busy, errors, general, onSubmit } = useForm({
    schema: contactForm,
    send: (data) => sendMessage({ data }),
    onDone: (_none, _data, form) => {
      form.reset()
      showToast({ text: m.contact_sent(), theme: 'success' })
    },
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert text={general} />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label={m.contact_full_name()}
          name="full_name"
          autoComplete="name"
          defaultValue={customer ? `${customer.firstName} ${customer.lastName}` : ''}
          required
          error={errors['full_name']}
        />
        <TextField
          label={m.contact_email()}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={customer?.email ?? ''}
          required
          error={errors['email']}
        />
      </div>
      <TextField label={m.contact_theme()} name="theme" required error={errors['theme']} />
      <TextArea label={m.contact_message()} name="message" required error={errors['message']} />
      <div>
        <Button type="submit" theme="primary" size="lg" busy={busy}>
          {m.contact_send()}
        </Button>
      </div>
    </form>
  )
}
