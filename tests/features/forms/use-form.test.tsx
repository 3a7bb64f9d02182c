// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { requiredText } from '#app/features/forms/form-fields.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { failed, refusal, success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { closeToast, currentToasts } from '#app/ui/toast-store.ts'
import { TextField } from '#app/ui/field.tsx'
import { renderInShop } from '../render-in-shop.tsx'

const schema = z.object({ name: requiredText(10), city: requiredText(10) })

interface Sent {
  readonly data: z.infer<typeof schema>
  readonly answer: (outcome: Outcome<string>) => void
}

/** A form whose sending is answered by the test, and what it came to. */
function openForm() {
  const sent: Sent[] = []
  const done: string[] = []
  function Form() {
    const { busy, alert, inputProps, onSubmit } = useForm({
      schema,
      labels: { name: 'Name', city: 'City' },
      send: (data: z.infer<typeof schema>) =>
        new Promise<Outcome<string>>((answer) => {
          sent.push({ data, answer })
        }),
      onDone: (value: string) => done.push(value),
    })
    return (
      <form onSubmit={onSubmit}>
        <FormAlert {...alert} />
        <TextField {...inputProps('name')} />
        <TextField {...inputProps('city')} />
        <button type="submit" disabled={busy}>
          Send
        </button>
      </form>
    )
  }
  renderInShop(<Form />)
  return { sent, done }
}

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('City'), 'Paris')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

const texts = () => currentToasts().map((toast) => toast.text)

afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
})

describe('a form', () => {
  test('R5.04 sends nothing that its schema refuses', async () => {
    const { sent } = openForm()
    await userEvent.click(screen.getByRole('button'))
    expect(sent).toEqual([])
    expect(screen.getAllByText('Please fill this in')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  test('R8.02 a refusal stands beside its field with the focus, and each message is a toast', async () => {
    const { sent } = openForm()
    await fill()
    const messages = [
      { field: 'city', text: 'Unknown city', reason: null },
      { field: null, text: 'Closed today', reason: null },
    ]
    sent[0]?.answer(failed(refusal(422, { messages })))
    const city = screen.getByLabelText('City')
    await waitFor(() => expect(document.activeElement).toBe(city))
    expect(city.getAttribute('aria-invalid')).toBe('true')
    expect(texts()).toEqual(['Closed today', 'Unknown city'])
    expect(document.querySelector('[data-form-error]')?.textContent).toBe('Closed today')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
  })

  test('R2.24 takes no second send while the first is on its way', async () => {
    const { sent, done } = openForm()
    await fill()
    await userEvent.type(screen.getByLabelText('City'), '{Enter}')
    expect(sent).toHaveLength(1)
    sent[0]?.answer(success('yes'))
    await waitFor(() => expect(done).toEqual(['yes']))
  })

  test('R8.02 without an answer there is one toast that tries again with what was typed', async () => {
    const { sent } = openForm()
    await fill()
    sent[0]?.answer(failed({ kind: 'timeout' }))
    await waitFor(() => expect(texts()).toEqual(['Something went wrong, please try again']))
    currentToasts()[0]?.action?.run()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.data).toEqual({ name: 'Ada', city: 'Paris' })
  })
})
