'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { ResultWithoutScript } from '@/components/people/accounts/result-without-script'
import { Checkbox } from '@/components/ui/checkbox'
import { explainFailure } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/ui/use-form-action'
import { updateMailPreferencesAction } from '@/lib/people/accounts/actions/profile'
import type { MailPreferences } from '@/lib/people/accounts/schema/profile'

const kinds = [
  { name: 'bookingMail', title: 'Bookings', text: 'Requested, confirmed, rescheduled, cancelled' },
  {
    name: 'messageMail',
    title: 'Messages',
    text: 'New messages in your conversations, and replies to comments on photos',
  },
  { name: 'paymentMail', title: 'Payments', text: 'Photos ready, invoice due, payment received' },
] as const

const stateTexts = {
  untouched: 'Changes are saved automatically.',
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Not saved. The boxes show your current preferences.',
}

const headCell = 'border-b border-ink py-2.5 text-xs font-normal text-ink-3'

/** Chooses the kinds of email to get; notifications in the portal are always on. Without JavaScript it has a button. */
export function MailPreferencesForm({ preferences }: { preferences: MailPreferences }) {
  const { shown, state, choose } = useMailPreferences(preferences)
  const [result, submit] = useFormAction(updateMailPreferencesAction)
  return (
    <form action={submit} className="grid gap-5.5">
      <ResultWithoutScript result={result} texts={preferencesTexts} />
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${headCell} text-left`}>
              About
            </th>
            <th scope="col" className={`${headCell} w-17 md:w-24`}>
              In the portal
            </th>
            <th scope="col" className={`${headCell} w-17 md:w-24`}>
              By email
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, title, text }) => (
            <tr key={name} className="*:border-b *:py-3.5">
              <th scope="row" className="text-left font-normal">
                <span className="block font-strong">{title}</span>
                <span className="text-ink-2">{text}</span>
              </th>
              <td>
                <Checkbox
                  checked
                  disabled
                  readOnly
                  aria-label={`${title} in the portal, always on`}
                  className="mx-auto disabled:opacity-55 disabled:checked:bg-accent"
                />
              </td>
              <td>
                <Checkbox
                  name={name}
                  checked={shown[name]}
                  onChange={(event) => choose(name, event.target.checked)}
                  aria-label={`${title} by email`}
                  className="mx-auto"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={`-mt-2 t-label ${state === 'failed' ? 'text-stop' : ''}`}>
        {stateTexts[state]}
      </p>
      <p className="t-label">Emails about your account, such as password changes, are always sent.</p>
      <noscript>
        <SubmitButton size="lg">Save Changes</SubmitButton>
      </noscript>
    </form>
  )
}

const preferencesTexts = {
  success: { title: 'Preferences updated' },
  failure: { title: 'Error', message: 'Failed to update preferences. Please try again.' },
}

/** Saves each choice as it is made. If saving fails, shows the saved preferences again. */
function useMailPreferences(preferences: MailPreferences) {
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
