import { z } from 'zod'
import type { ConfiguredService } from './payment-service.ts'
import { paymentServices, demoPage } from './payment-services.ts'

const names = [demoPage.name, ...paymentServices.map(({ name }) => name)]

const nameSchema = z.enum(names, { error: `must be ${names.join(' or ')}` }).optional()

/**
 * The environment variables for card payments: the choice of a service, and the settings of each.
 */
export const paymentVariables: Readonly<Record<string, z.ZodType>> = {
  PAYMENT: nameSchema,
  ...Object.assign({}, ...paymentServices.map(({ variables }) => variables)),
}

/**
 * Returns the service for card payments: the one in `PAYMENT`, or else the first one with a key.
 * Null for the demo page, which charges nothing. Throws if a setting of the service is missing.
 */
export function findPaymentService(
  values: Readonly<Record<string, unknown>>,
): ConfiguredService | null {
  const { PAYMENT: name } = values
  const service = paymentServices.find((one) =>
    name === undefined ? values[one.words.keySetting] !== undefined : one.name === name,
  )
  return service?.configure(values) ?? null
}
