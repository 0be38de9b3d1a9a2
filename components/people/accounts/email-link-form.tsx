'use client'

import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { confirmEmailAction, undoEmailAction } from '@/lib/people/accounts/actions/email'

const uses = {
  confirm: { action: confirmEmailAction, label: 'Confirm email', busyText: 'Confirming' },
  undo: { action: undoEmailAction, label: 'Change it back', busyText: 'Changing back' },
}

/** Uses up a link about an email address only on submit, because mail scanners open links. */
export function EmailLinkForm({ token, use }: { token: string; use: keyof typeof uses }) {
  const { action, label, busyText } = uses[use]
  const [result, submit] = useFormAction(action)
  return (
    <form action={submit} className="grid justify-items-start gap-5">
      <input type="hidden" name="token" value={token} />
      <SubmitButton size="lg" busyText={busyText}>
        {label}
      </SubmitButton>
      {result?.ok === false && (
        <Notice tone="stop" announce>
          {result.message}
        </Notice>
      )}
    </form>
  )
}
