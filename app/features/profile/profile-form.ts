import * as z from 'zod/mini'

/** Codes of what is wrong with a field; `profileErrorText` has the words. */
export type ProfileError =
  | 'required'
  | 'too_long'
  | 'email'
  | 'email_taken'
  | 'phone'
  | 'password_rule'
  | 'password_current'
  | 'refused'

const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too_long'))

/** The settings as they are typed; empty texts mean "none", a new password needs the current one. */
export const profileForm = z
  .object({
    firstName: name,
    lastName: name,
    username: z.string().check(z.trim(), z.maxLength(60, 'too_long')),
    location: z.string().check(z.trim(), z.maxLength(120, 'too_long')),
    description: z.string().check(z.trim(), z.maxLength(1000, 'too_long')),
    email: z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
      z.email('email'),
    ),
    phone: z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.replace(/[\s()./-]/g, '')),
      ),
      z.string().check(z.regex(/^(\+?\d{4,20})?$/, 'phone')),
    ),
    currentPassword: z.string().check(z.maxLength(128, 'password_rule')),
    newPassword: z.string().check(z.regex(/^(.{8,128})?$/s, 'password_rule')),
  })
  .check(
    z.refine((form) => form.newPassword === '' || form.currentPassword !== '', {
      path: ['currentPassword'],
      error: 'required',
    }),
  )

export type ProfileForm = z.infer<typeof profileForm>
export type ProfileField = keyof ProfileForm
export type ProfileErrors = Readonly<Partial<Record<ProfileField, ProfileError>>>

/** The fields in the order in which they stand on the page. */
export const profileFields = [
  'firstName',
  'lastName',
  'username',
  'location',
  'description',
  'email',
  'phone',
  'currentPassword',
  'newPassword',
] as const satisfies readonly ProfileField[]

const errorCodes: readonly ProfileError[] = [
  'required',
  'too_long',
  'email',
  'email_taken',
  'phone',
  'password_rule',
  'password_current',
  'refused',
]

/** What is wrong with each field of a refused form, the first fault of a field only. */
export function profileErrors(error: z.core.$ZodError): ProfileErrors {
  const found: Partial<Record<ProfileField, ProfileError>> = {}
  for (const issue of error.issues) {
    const field = profileFields.find((known) => known === issue.path[0])
    if (field) found[field] ??= errorCodes.find((code) => code === issue.message) ?? 'refused'
  }
  return found
}
