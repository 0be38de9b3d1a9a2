'use client'

import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { endSessionAction, signOutEverywhereAction } from '@/lib/people/accounts/actions/profile'
import { sessionTexts } from '@/lib/people/accounts/words/sessions'

/** Signs one other device out. */
export function EndSessionButton({ sessionId, device }: { sessionId: string; device: string }) {
  return (
    <ActionButton
      label="Sign out"
      aria-label={`Sign out ${device}`}
      size="sm"
      busyText="Signing out"
      act={() => endSessionAction({ sessionId })}
      done={[sessionTexts.ended, device]}
      failed={sessionTexts.failed}
    />
  )
}

/** Signs all other devices out, after a confirmation. */
export function EndOtherSessionsButton() {
  return (
    <ConfirmButton
      label="Sign out everywhere else"
      act={() => signOutEverywhereAction({})}
      done={[sessionTexts.othersEnded.title, sessionTexts.othersEnded.message]}
      failed={sessionTexts.failed}
      title="Sign out everywhere else?"
      description="You'll be signed out of every other browser and device. This one stays signed in, and your password doesn't change."
      confirmLabel="Sign out everywhere else"
      busyText="Signing out"
    />
  )
}
