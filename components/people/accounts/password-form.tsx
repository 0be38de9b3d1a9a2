'use client'

import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import { changePasswordAction } from '@/lib/people/accounts/actions/profile'
import { limits } from '@/lib/people/accounts/limits'
import { passwordFailedText } from '@/lib/people/accounts/words/fields'
import { invalidFieldsText } from '@/lib/platform/words'
import { useAccountForm } from './account-form'
import { AccountName, NewPasswordFields } from './new-password-fields'

const texts = {
  success: { title: 'Password Updated', message: 'Your password has been updated.' },
  failure: { title: 'Error', message: passwordFailedText },
}

/** Changes the password. */
export function PasswordForm({ email }: { email: string }) {
  const { fields, typed, formProps, withoutScript } = useAccountForm(changePasswordAction, {
    texts,
    passwords: ['currentPassword', 'newPassword', 'confirmPassword'],
  })
  // Without JavaScript the fields' text is unknown, so the button stays enabled.
  const isEmpty = typed !== null && (typed.newPassword === '' || typed.confirmPassword === '')
  return (
    <form {...formProps} className="grid gap-5.5">
      {fields && (
        <Notice tone="stop" title="Validation Error" announce>
          {invalidFieldsText}
        </Notice>
      )}
      {withoutScript}
      <AccountName email={email} />
      <Field label="Current Password" name="currentPassword" errors={fields?.currentPassword}>
        <PasswordInput
          subject="current password"
          maxLength={limits.password}
          autoComplete="current-password"
        />
      </Field>
      <NewPasswordFields typed={typed?.newPassword ?? ''} errors={fields} />
      <p className="t-label">Changing your password signs you out on all other devices.</p>
      <SubmitButton size="lg" busyText="Updating" disabled={isEmpty} className="justify-self-start">
        Update Password
      </SubmitButton>
    </form>
  )
}
