'use client'

import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { resendOwnVerificationAction } from '@/lib/people/accounts/actions/email'
import { useAccountForm } from './account-form'

const texts = {
  success: { title: 'Sent again', message: 'Open the link in the latest email.' },
  failure: { title: 'Error', message: 'Failed to send the email. Please try again.' },
}

/** Replaces the Verified badge while the address isn't verified; can resend the link. */
export function VerificationNotice() {
  const { formProps, withoutScript } = useAccountForm(resendOwnVerificationAction, { texts })
  return (
    <Notice
      tone="wait"
      title="Pending Verification"
      action={
        <form {...formProps}>
          <SubmitButton variant="default" size="sm" busyText="Sending">
            Send it again
          </SubmitButton>
          {withoutScript}
        </form>
      }
    >
      Open the link in the email we sent you.
    </Notice>
  )
}
