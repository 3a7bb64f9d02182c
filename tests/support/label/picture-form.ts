import type { Account } from '../shops/customer.ts'

/** The path that saves a customer's profile. */
export const profilePath = '/api/v1/customer/profile'

/** Creates the form that saves a profile with a picture. */
export function createPictureForm(
  { email }: Pick<Account, 'email'>,
  file: Uint8Array,
  name = 'me.png',
): FormData {
  const form = new FormData()
  const fields = { first_name: 'Ann', last_name: 'Bee', email, gender: 'Other', phone: '0001' }
  for (const [key, value] of Object.entries({ _method: 'PUT', ...fields })) form.set(key, value)
  form.append('image[]', new File([new Uint8Array(file)], name))
  return form
}
