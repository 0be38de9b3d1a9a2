'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { updateMailPreferencesAction } from '@/lib/accounts/actions'
import type { MailPreferences } from '@/lib/accounts/schema'

const failed = 'Failed to update preferences. Please try again.'

/** Saves each choice as it is made. What is shown goes back to what is saved if that did not happen. */
export function useMailPreferences(preferences: MailPreferences) {
  const [saved, setSaved] = useState(preferences)
  const [shown, showAtOnce] = useOptimistic(saved)
  const [state, setState] = useState<'untouched' | 'saved' | 'failed'>('untouched')
  const [saving, startSaving] = useTransition()

  function choose(name: keyof MailPreferences, wanted: boolean) {
    const chosen = { ...shown, [name]: wanted }
    startSaving(async () => {
      showAtOnce(chosen)
      const result = await updateMailPreferencesAction(null, formOf(chosen)).catch(() => null)
      const isSaved = result?.ok === true
      if (!isSaved) toast.error('Error', explainFailure(result, failed))
      startSaving(() => {
        setState(isSaved ? 'saved' : 'failed')
        if (isSaved) setSaved(chosen)
      })
    })
  }

  return { shown, state: saving ? ('saving' as const) : state, choose }
}

/** As a browser without script would post it. */
function formOf(preferences: MailPreferences): FormData {
  const form = new FormData()
  for (const [name, wanted] of Object.entries(preferences)) if (wanted) form.set(name, 'on')
  return form
}
