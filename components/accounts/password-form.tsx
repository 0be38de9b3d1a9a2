'use client'

import { NewPasswordFields } from '@/components/accounts/new-password-fields'
import { ResultWithoutScript } from '@/components/accounts/result-without-script'
import { useResultToast } from '@/components/accounts/use-result-toast'
import { useTypedPasswords } from '@/components/accounts/use-typed-passwords'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { changePasswordAction } from '@/lib/accounts/actions'
import { limits } from '@/lib/accounts/limits'
import { invalidFieldsText } from '@/lib/platform/errors'

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const

/** The present password, and a new one twice. What is typed stays when the server refuses it. */
export function PasswordForm({ email }: { email: string }) {
  const [result, submit] = useFormAction(changePasswordAction)
  const fields = result?.ok === false ? result.fields : undefined
  const form = useFocusFirstError(fields)
  const { typed, readTyped } = useTypedPasswords(form, names, result)
  useResultToast(result, {
    success: { title: 'Password Updated', message: 'Your password has been updated.' },
    failure: { title: 'Error', message: 'Failed to update password. Please try again.' },
  })
  // Without script nothing is known of what is typed, and the button stays usable.
  const isEmpty = typed !== null && (typed.newPassword === '' || typed.confirmPassword === '')
  return (
    <form ref={form} action={submit} onInput={readTyped} noValidate className="grid gap-5.5">
      {fields && (
        <Notice tone="stop" title="Validation Error" announce>
          {invalidFieldsText}
        </Notice>
      )}
      <ResultWithoutScript result={result} success="Password Updated" />
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label="Current Password" name="currentPassword" errors={fields?.currentPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            subject="current password"
            maxLength={limits.password}
            autoComplete="current-password"
          />
        )}
      </Field>
      <NewPasswordFields typed={typed?.newPassword ?? ''} errors={fields} />
      <p className="t-label">Other devices are signed out as soon as the password changes.</p>
      <SubmitButton size="lg" busyText="Updating" disabled={isEmpty} className="justify-self-start">
        Update Password
      </SubmitButton>
    </form>
  )
}
