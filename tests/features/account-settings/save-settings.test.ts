import { describe, expect, test } from 'vitest'
import { settingsSchema } from '#app/features/account-settings/settings-schema.ts'
import { saveSettings } from '#app/features/account-settings/save-settings.server.ts'
import { unwrap, useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'

const { host, logIn } = useBagistoHost({ isExtended: true })

const profileRoute = 'PUT /api/v1/customer/profile'

const settings = settingsSchema.parse({
  first_name: 'Anna',
  last_name: 'Bee',
  email: 'ann@example.com',
  phone: '4930123',
  current_password: '',
  new_password: '',
})

describe('the settings on a host that accepts anything', () => {
  test('a new email address is sent only with the current password [P4.09 R3.04]', async () => {
    const outcome = await saveSettings(await logIn(), { ...settings, email: 'new@example.com' })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { messages: [{ field: 'current_password', reason: 'current_password_missing' }] },
    })
    expect(host().requests).not.toContain(profileRoute)
  })

  test('a change of case in the email address needs no password [R3.04]', async () => {
    const email = 'Ann@Example.com'
    expect((await saveSettings(await logIn(), { ...settings, email })).ok).toBe(true)
  })

  test('saved settings whose response was lost are reported as saved [P7.03]', async () => {
    const client = await logIn()
    host().fail(profileRoute, { mode: 'reset', when: 'after' })
    expect(unwrap(await saveSettings(client, settings))).toMatchObject({ firstName: 'Anna' })
  })

  test('settings lost before they were saved are reported as failed [P7.03]', async () => {
    const client = await logIn()
    host().fail(profileRoute, { mode: 'reset', when: 'before' })
    expect((await saveSettings(client, settings)).ok).toBe(false)
  })
})
