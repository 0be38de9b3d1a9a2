'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { removeAvatarAction, updateAvatarAction } from '@/lib/accounts/actions'

const failed = 'Failed to update photo. Please try again.'

/**
 * Saves and removes the person's photo. The new one shows at once; if it is not taken, the old one comes back and
 * what was to be saved is kept for another try.
 */
export function useAvatarSaving(avatarUrl: string | null) {
  const [shownUrl, showAtOnce] = useOptimistic(avatarUrl)
  const [unsaved, setUnsaved] = useState<Blob | null>(null)
  const [busy, startChange] = useTransition()

  function save(photo: Blob) {
    setUnsaved(null)
    startChange(async () => {
      const url = URL.createObjectURL(photo)
      showAtOnce(url)
      const result = await updateAvatarAction({ photo }).catch(() => null)
      URL.revokeObjectURL(url)
      if (result?.ok) {
        toast.success('Photo Updated', 'Your photo has been updated.')
        return
      }
      // With the return of the old photo, not before it.
      startChange(() => setUnsaved(photo))
      toast.error('Error', explainFailure(result, failed))
    })
  }

  function retry() {
    if (unsaved) save(unsaved)
  }

  async function remove() {
    const result = await removeAvatarAction({}).catch(() => null)
    if (result?.ok) toast.success('Photo Removed', 'Your initial is shown instead.')
    else toast.error('Error', explainFailure(result, failed))
  }

  return { shownUrl, busy, save, retry: unsaved && retry, forget: () => setUnsaved(null), remove }
}
