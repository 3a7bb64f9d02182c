import { useAccountStore } from '#app/features/account/use-account.ts'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { useAction } from '#app/features/failures/use-action.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'
import type { ProfileErrors, ProfileForm } from './profile-form.ts'
import { refusedFields } from './profile-refusal.ts'
import { savePicture, saveProfile } from './profile.functions.ts'

/** Saves the settings; `onAnswer` is given the fields that were refused, none when all is saved. */
export function useSaveProfile(onAnswer: (refused: ProfileErrors) => void) {
  const account = useAccountStore()
  return useAction(async (form: ProfileForm) => {
    const outcome = await saveProfile({ data: form })
    if (outcome.ok) {
      showToast({ theme: 'success', text: m.profile_saved() })
      await account.renew()
      return onAnswer({})
    }
    // Each message of a refusal becomes a toast; those of a field also stand beside it.
    reportFailure(outcome.failure)
    if (outcome.failure.kind === 'refused') onAnswer(refusedFields(outcome.failure))
  })
}

/** Changes the picture; a refusal is told in a toast. */
export function useSavePicture() {
  const account = useAccountStore()
  return useAction(async (picture: File) => {
    const data = new FormData()
    data.set('picture', picture)
    const outcome = await savePicture({ data })
    if (!outcome.ok) return reportFailure(outcome.failure)
    showToast({ theme: 'success', text: m.profile_image_saved() })
    await account.renew()
  })
}
