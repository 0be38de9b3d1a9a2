'use client'

import { NextField } from '@/components/ui/next-field'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { verifyEmailAction } from '@/lib/people/accounts/actions/email'

/** Uses up the link only on submit, because mail scanners open links. */
export function VerifyForm({ token, next }: { token: string; next?: string }) {
  const [result, submit] = useFormAction(verifyEmailAction)
  return (
    <form action={submit} className="grid justify-items-start gap-5">
      <input type="hidden" name="token" value={token} />
      <NextField next={next} />
      <SubmitButton busyText="Verifying">Verify email</SubmitButton>
      {result?.ok === false && (
        <Notice tone="stop" announce>
          {result.message}
        </Notice>
      )}
    </form>
  )
}
