'use client'

import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { acceptInvitationAction } from '@/lib/people/accounts/actions/signing-in'
import { limits } from '@/lib/people/accounts/limits'
import { AccountForm, useAccountForm } from './account-form'
import { AccountName, NewPasswordFields } from './new-password-fields'

const texts = { failure: { title: 'Error', message: 'Failed to create the account. Please try again.' } }

/** Creates the account of someone who was invited to the team. */
export function AcceptInvitationForm({ token, email }: { token: string; email: string }) {
  const { result, failed, fields, typed, formProps, withoutScript } = useAccountForm(acceptInvitationAction, {
    texts,
    passwords: ['newPassword', 'confirmPassword'],
    shownInForm: 'conflict',
  })
  const values = result?.ok === false ? result.values : undefined
  return (
    <AccountForm
      formProps={formProps}
      withoutScript={withoutScript}
      submitLabel="Join the team"
      busyText="Joining"
    >
      {failed?.code === 'conflict' && <Notice tone="stop" announce title={failed.message} />}
      <input type="hidden" name="token" value={token} />
      <AccountName email={email} />
      <Field label="Full Name" name="fullName" errors={fields?.fullName}>
        <Input autoComplete="name" maxLength={limits.fullName} defaultValue={values?.fullName} />
      </Field>
      <NewPasswordFields typed={typed?.newPassword ?? ''} errors={fields} />
    </AccountForm>
  )
}
