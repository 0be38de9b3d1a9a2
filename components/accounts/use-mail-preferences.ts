'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { updateMailPreferencesAction } from '@/lib/accounts/actions'
import type { MailPreferences } from '@/lib/accounts/schema'

export const preferencesTexts = {
  success: { title: 'Preferences updated' },
  failure: { title: 'Error', message: 'Failed to update preferences. Please try again.' },
}

/** Saves each choice as it is made. If saving fails, shows the saved preferences again. */
export function useMailPreferences(preferences: MailPreferences) {
  const [saved, setSaved] = useState(preferences)
  const [shown, showAtOnce] = useOptimistic(saved)
  const [state, setState] = useState<'untouched' | 'saved' | 'failed'>('untouched')
  const [saving, startSaving] = useTransition()

  function choose(name: keyof MailPreferences, isWanted: boolean) {
    const chosen = { ...shown, [name]: isWanted }
    startSaving(async () => {
      showAtOnce(chosen)
      const result = await updateMailPreferencesAction(null, formOf(chosen)).catch(() => null)
      const isSaved = result?.ok === true
      if (!isSaved) toast.error('Error', explainFailure(result, preferencesTexts.failure.message))
      startSaving(() => {
        setState(isSaved ? 'saved' : 'failed')
        if (isSaved) setSaved(chosen)
      })
    })
  }

  return { shown, state: saving ? ('saving' as const) : state, choose }
}

/** Returns the form data that a browser without JavaScript would post. */
function formOf(preferences: MailPreferences): FormData {
  const form = new FormData()
  for (const [name, isWanted] of Object.entries(preferences)) if (isWanted) form.set(name, 'on')
  return form
}
