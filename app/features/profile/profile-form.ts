import { z } from 'zod'

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

const name = z.string().trim().min(1, 'required').max(100, 'too_long')

/** The settings as they are typed; empty texts mean "none", a password only changes when both are given. */
export const profileForm = z
  .object({
    firstName: name,
    lastName: name,
    username: z.string().trim().max(60, 'too_long'),
    location: z.string().trim().max(120, 'too_long'),
    description: z.string().trim().max(1000, 'too_long'),
    email: z.string().trim().min(1, 'required').max(200, 'too_long').pipe(z.email('email')),
    phone: z
      .string()
      .transform((value) => value.replace(/[\s()./-]/g, ''))
      .pipe(z.string().regex(/^(\+?\d{4,20})?$/, 'phone')),
    currentPassword: z.string().max(128, 'password_rule'),
    newPassword: z.string().regex(/^(.{8,128})?$/s, 'password_rule'),
  })
  .superRefine((form, context) => {
    if (form.newPassword !== '' && form.currentPassword === '') missing(context, 'currentPassword')
    if (form.currentPassword !== '' && form.newPassword === '') missing(context, 'newPassword')
  })

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
export function profileErrors(error: z.ZodError): ProfileErrors {
  const found: Partial<Record<ProfileField, ProfileError>> = {}
  for (const issue of error.issues) {
    const field = profileFields.find((known) => known === issue.path[0])
    if (field) found[field] ??= errorCodes.find((code) => code === issue.message) ?? 'refused'
  }
  return found
}

function missing(context: z.core.$RefinementCtx, field: ProfileField): void {
  context.addIssue({ code: 'custom', path: [field], message: 'required' })
}
