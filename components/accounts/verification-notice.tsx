'use client'

import { ResultWithoutScript } from '@/components/accounts/result-without-script'
import { useResultToast } from '@/components/accounts/use-result-toast'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { resendOwnVerificationAction } from '@/lib/accounts/actions'

/** Stands where Verified would, while the address is not; the link can be sent again. */
export function VerificationNotice() {
  const [result, submit] = useFormAction(resendOwnVerificationAction)
  useResultToast(result, {
    success: { title: 'Sent again', message: 'Open the link in the newest e-mail.' },
    failure: { title: 'Error', message: 'Failed to send the e-mail. Please try again.' },
  })
  return (
    <Notice
      tone="wait"
      title="Pending Verification"
      action={
        <form action={submit}>
          <SubmitButton variant="default" size="sm" busyText="Sending">
            Send it again
          </SubmitButton>
          <ResultWithoutScript result={result} success="Sent again" />
        </form>
      }
    >
      Open the link in the e-mail we sent you.
    </Notice>
  )
}
