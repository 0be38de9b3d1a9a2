'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { removeLogoAction, updateLogoAction } from '@/lib/studio/actions'

const failed = 'Failed to update the logo. Please try again.'

/** Saves and removes the studio's logo. The new logo shows optimistically; if it is rejected, the old one is restored. */
export function useLogoSaving(logoUrl: string | null) {
  const [shownUrl, showAtOnce] = useOptimistic(logoUrl)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, startChange] = useTransition()

  function save(file: File) {
    setProblem(null)
    startChange(async () => {
      const url = URL.createObjectURL(file)
      showAtOnce(url)
      const result = await send(file).catch(() => null)
      URL.revokeObjectURL(url)
      if (result?.ok) toast.success('Logo updated', "It's now shown everywhere.")
      // In the same transition that restores the old logo.
      else startChange(() => setProblem(explainFailure(result, failed)))
    })
  }

  async function remove() {
    const result = await removeLogoAction({}).catch(() => null)
    if (result?.ok) toast.success('Logo removed')
    else toast.error('Error', explainFailure(result, failed))
  }

  return { shownUrl, busy, problem, setProblem, save, remove }
}

/** Loads the code that scales images only when a logo is saved. */
async function send(file: File) {
  const { reduceForSending } = await import('./reduce-picture')
  return updateLogoAction({ picture: await reduceForSending(file) })
}
