import { z } from 'zod'

const ageError = 'must be a whole number of days from 0 to 365; 0 for never'

/** The environment variables for notifying the owner. Error messages never contain the URL. */
export const alertVariables = {
  ALERT_WEBHOOK_URL: z
    .url({ error: 'must be a URL such as https://chat.example/hooks/1' })
    .refine((value) => /^(https:\/\/|http:\/\/(localhost|127\.[\d.]+|\[::1\])[:/])/.test(value), {
      error: 'must begin with https://, or be on this machine',
    })
    .optional(),
  BACKUP_MAX_AGE_DAYS: z.coerce
    .number({ error: ageError })
    .int(ageError)
    .min(0, ageError)
    .max(365, ageError)
    .default(3),
}
