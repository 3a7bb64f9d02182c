import { z } from 'zod'
import {
  newPassword,
  personName,
  refuseCommonPassword,
  requireConfirmation,
} from '../account-fields.ts'
import { email, visibleLine } from '../../platform/http/text-fields.ts'

/** Creates the schema of Bagisto's profile fields and this shop's additions. */
export function createProfileSchema(shopName: string) {
  return z
    .object({
      first_name: personName,
      last_name: personName,
      email,
      gender: z.enum(['Other', 'Male', 'Female']),
      phone: z.string().regex(/^\+?\d{1,20}$/),
      date_of_birth: z.iso.date().optional(),
      username: visibleLine.max(40).nullish(),
      location: visibleLine.max(120).nullish(),
      description: z.string().trim().max(2000).nullish(),
      subscribed_to_news_letter: z.unknown().optional(),
      current_password: z.string().max(512).optional(),
      new_password: z.union([z.literal(''), newPassword]).optional(),
      new_password_confirmation: z.string().optional(),
      image: z.unknown().optional(),
    })
    .superRefine((fields, refinement) => {
      if (!fields.new_password) return
      requireConfirmation('new_password')(fields, refinement)
      // Clients send the current password in both fields to change only the email address.
      if (fields.new_password !== fields.current_password) {
        refuseCommonPassword('new_password', shopName)(fields, refinement)
      }
      if (!fields.current_password) {
        refinement.addIssue({
          code: 'custom',
          path: ['current_password'],
          message: 'The current password field is required.',
        })
      }
    })
}

export type ProfileFields = z.output<ReturnType<typeof createProfileSchema>>
