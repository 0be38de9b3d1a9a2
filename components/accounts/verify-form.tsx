'use client'

import { useActionState } from 'react'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { verifyEmailAction } from '@/lib/accounts/actions'

/** The one press that spends the link: a scanner that only opens it does not. */
export function VerifyForm({ token }: { token: string }) {
  const [answer, submit] = useActionState(verifyEmailAction, null)
  return (
    <form action={submit} className="grid justify-items-start gap-5">
      <input type="hidden" name="token" value={token} />
      <SubmitButton busyText="Verifying">Verify e-mail</SubmitButton>
      {answer?.ok === false && (
        <Notice tone="stop" announce>
          {answer.message}
        </Notice>
      )}
    </form>
  )
}
