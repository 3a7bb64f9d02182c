import { useAccountStore } from '#app/features/account/use-account.ts'
import { reportFailure } from '#app/features/errors/report-failure.ts'
import { reportSuccess } from '#app/features/errors/report-success.ts'
import { useAction } from '#app/features/forms/use-action.ts'
import { m } from '#app/paraglide/messages.js'
import { savePicture } from './profile.functions.ts'

/** Changes the picture; a refusal is told in a toast. */
export function useSavePicture() {
  const account = useAccountStore()
  return useAction(async (picture: File) => {
    const data = new FormData()
    data.set('picture', picture)
    const outcome = await savePicture({ data })
    if (!outcome.ok) return reportFailure(outcome.failure)
    reportSuccess(m.profile_image_saved())
    await account.renew()
  })
}
