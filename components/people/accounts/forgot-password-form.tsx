'use client'

import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { forgotPasswordAction } from '@/lib/people/accounts/actions/signing-in'
import { resetRequestedText, spamHint } from '@/lib/people/accounts/words/sign-in'
import { AccountForm, useAccountForm } from './account-form'

const texts = { failure: { title: 'Error', message: 'Failed to send the link. Please try again.' } }

/** Requests a password reset link. Shows the same result for every address. */
export function ForgotPasswordForm({ next }: { next?: string }) {
  const { result, failed, fields, formProps, withoutScript } = useAccountForm(forgotPasswordAction, { texts })
  const typed = result?.ok ? result.data.email : failed?.values?.email
  return (
    <AccountForm
      formProps={formProps}
      withoutScript={withoutScript}
      next={next}
      submitLabel="Send link"
      busyText="Sending"
      footer={
        result?.ok && (
          <Notice announce title="Check your email." icon="mail-check">
            {resetRequestedText} {spamHint}
          </Notice>
        )
      }
    >
      <Field label="Email" name="email" errors={fields?.email}>
        <Input type="email" autoComplete="username" defaultValue={typed} />
      </Field>
    </AccountForm>
  )
}
