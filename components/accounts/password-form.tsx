'use client'

import { NewPasswordFields } from '@/components/accounts/new-password-fields'
import { ResultWithoutScript } from '@/components/accounts/result-without-script'
import { useTypedPasswords } from '@/components/accounts/use-typed-passwords'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { changePasswordAction } from '@/lib/accounts/actions'
import { limits } from '@/lib/accounts/limits'
import { passwordFailedText } from '@/lib/accounts/words'
import { invalidFieldsText } from '@/lib/platform/words'

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const

/** Changes the password. The fields keep their text when the server rejects it. */
export function PasswordForm({ email }: { email: string }) {
  const [result, submit] = useFormAction(changePasswordAction)
  const fields = result?.ok === false ? result.fields : undefined
  const form = useFocusFirstError(fields)
  const { typed, readTyped } = useTypedPasswords(form, names, result)
  useResultToast(result, {
    success: { title: 'Password Updated', message: 'Your password has been updated.' },
    failure: { title: 'Error', message: passwordFailedText },
  })
  // Without JavaScript the fields' text is unknown, so the button stays enabled.
  const isEmpty = typed !== null && (typed.newPassword === '' || typed.confirmPassword === '')
  return (
    <form ref={form} action={submit} onInput={readTyped} noValidate className="grid gap-5.5">
      {fields && (
        <Notice tone="stop" title="Validation Error" announce>
          {invalidFieldsText}
        </Notice>
      )}
      <ResultWithoutScript result={result} success="Password Updated" />
      {/* Names the account for password managers. */}
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
      <p className="t-label">Changing your password signs you out on all other devices.</p>
      <SubmitButton size="lg" busyText="Updating" disabled={isEmpty} className="justify-self-start">
        Update Password
      </SubmitButton>
    </form>
  )
}
