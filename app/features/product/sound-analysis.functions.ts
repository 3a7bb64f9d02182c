import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import type { SoundAnalysis } from '#app/provider/types/sound-analysis.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

/** Returns the measurements of a sound, by product id. */
export const getSoundAnalysis = createServerFn({ method: 'GET' })
  .validator(z.int().positive())
  .handler(
    async ({ data: id }): Promise<Outcome<SoundAnalysis>> =>
      await getProviderClient().products.getAnalysis(id),
  )
