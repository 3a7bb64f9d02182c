import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '#app/features/failures/report-failure.ts'
import { m } from '#app/paraglide/messages.js'
import type { Failure } from '#app/provider/failure.ts'
import { showToast } from '#app/ui/toast-store.ts'
import type { ProfileErrors, ProfileForm } from './profile-form.ts'
import { refusedFields } from './profile-refusal.ts'
import { savePicture, saveProfile } from './profile.functions.ts'

/** Saves the settings; answers the fields that were refused, none when all is saved, null on a failure. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (form: ProfileForm): Promise<ProfileErrors | null> => {
      const outcome = await saveProfile({ data: form })
      if (!outcome.ok) return tellRefusal(outcome.failure)
      showToast({ theme: 'success', text: m.profile_saved() })
      await queryClient.invalidateQueries({ queryKey: ['session'] })
      return {}
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}

/** Changes the picture; a refusal is told in a toast. */
export function useSavePicture() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (picture: File) => {
      const form = new FormData()
      form.set('picture', picture)
      return savePicture({ data: form })
    },
    onSuccess: async (outcome) => {
      if (!outcome.ok) return reportFailure(outcome.failure)
      showToast({ theme: 'success', text: m.profile_image_saved() })
      await queryClient.invalidateQueries({ queryKey: ['session'] })
    },
    onError: () => showToast({ text: m.errors_generic() }),
  })
}

/** Each message of a refusal becomes a toast; those of a field also stand beside it. */
function tellRefusal(failure: Failure): ProfileErrors | null {
  reportFailure(failure)
  return failure.kind === 'refused' ? refusedFields(failure) : null
}
