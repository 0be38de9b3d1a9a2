'use client'

import { ResultWithoutScript } from '@/components/accounts/result-without-script'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { resendOwnVerificationAction } from '@/lib/accounts/actions'

/** Replaces the Verified badge while the address isn't verified; can resend the link. */
export function VerificationNotice() {
  const [result, submit] = useFormAction(resendOwnVerificationAction)
  useResultToast(result, {
    success: { title: 'Sent again', message: 'Open the link in the latest email.' },
    failure: { title: 'Error', message: 'Failed to send the email. Please try again.' },
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
      Open the link in the email we sent you.
    </Notice>
  )
}
