'use client'

import { useActionState } from 'react'
import { useAnswerToast } from '@/components/accounts/use-answer-toast'
import { Checkbox } from '@/components/ui/checkbox'
import { SubmitButton } from '@/components/ui/submit-button'
import { updateMailPreferencesAction } from '@/lib/accounts/actions'
import type { MailPreferences } from '@/lib/accounts/schema'

const kinds = [
  { name: 'bookingMail', title: 'Bookings', text: 'Confirmed, rescheduled, cancelled' },
  { name: 'messageMail', title: 'Messages', text: 'A reply in a conversation' },
  { name: 'paymentMail', title: 'Payments', text: 'Photos ready, invoice due, payment received' },
] as const

const headCell = 'border-b border-ink py-2.5 text-xs font-normal text-ink-3'

/** Which kinds of mail the person wants; in the portal they hear of everything. */
export function MailPreferencesForm({ preferences }: { preferences: MailPreferences }) {
  const [answer, submit] = useActionState(updateMailPreferencesAction, null)
  useAnswerToast(answer, {
    success: { title: 'Preferences Updated', message: 'Your notification preferences have been updated.' },
    failure: { title: 'Error', message: 'Failed to update preferences. Please try again.' },
  })
  return (
    <form action={submit} className="grid gap-5.5">
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
              By e-mail
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
                  defaultChecked={preferences[name]}
                  aria-label={`${title} by e-mail`}
                  className="mx-auto"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t-label">Sign-in e-mails are always sent.</p>
      <SubmitButton size="lg" busyText="Saving" className="justify-self-start">
        Save Changes
      </SubmitButton>
    </form>
  )
}
