import { z } from 'zod'
import { visibleLine } from '../platform/http/text-fields.ts'
import { isCommonPassword } from './passwords/common-passwords.ts'

// Names appear in emails, so they must not contain URLs.
const singleLineName = visibleLine.min(1).regex(/^(?!.*:\/\/)/)

/** A first or last name. */
export const personName = singleLineName.max(80)

/** A first and last name in one field. */
export const fullName = singleLineName.max(200)

/** 8 to 128 characters, including spaces. */
export const newPassword = z.string().min(8).max(128)

/** A password to verify; the maximum only limits the cost of hashing. */
export const enteredPassword = z.string().min(1).max(512)

/**
 * Returns a refinement that requires a field to equal its `…_confirmation` field and, like Bagisto,
 * reports the error on the field itself.
 */
export function requireConfirmation(field: string) {
  return (fields: Fields, refinement: z.RefinementCtx): void => {
    if (fields[field] === fields[`${field}_confirmation`]) return
    refinement.addIssue({
      code: 'custom',
      path: [field],
      message: `The ${field.replaceAll('_', ' ')} field confirmation does not match.`,
    })
  }
}

/** Returns a refinement that rejects common passwords, including variations of the shop's name. */
export function refuseCommonPassword(field: string, shopName: string) {
  return (fields: Fields, refinement: z.RefinementCtx): void => {
    const password = fields[field]
    if (typeof password !== 'string' || !isCommonPassword(password, shopName)) return
    refinement.addIssue({
      code: 'custom',
      path: [field],
      message: `The ${field.replaceAll('_', ' ')} field is too common.`,
    })
  }
}

type Fields = Readonly<Record<string, unknown>>
