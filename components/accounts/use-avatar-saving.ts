'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { removeAvatarAction, updateAvatarAction } from '@/lib/accounts/actions'

const failed = 'Failed to update photo. Please try again.'

/**
 * Saves and removes the person's photo. Shows a new one at once; if saving fails, shows the old one again and offers a
 * retry.
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
      // In a transition, so that it shows together with the old photo.
      startChange(() => setUnsaved(photo))
      toast.error('Error', explainFailure(result, failed))
    })
  }

  function retry() {
    if (unsaved) save(unsaved)
  }

  async function remove() {
    const result = await removeAvatarAction({}).catch(() => null)
    if (result?.ok) toast.success('Photo removed', 'Your initial is shown instead.')
    else toast.error('Error', explainFailure(result, failed))
  }

  return { shownUrl, busy, save, retry: unsaved && retry, forget: () => setUnsaved(null), remove }
}
