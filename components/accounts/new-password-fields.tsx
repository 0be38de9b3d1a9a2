import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { limits } from '@/lib/accounts/limits'
import { guessablePasswords } from '@/lib/accounts/words'
import type { FieldErrors } from '@/lib/platform/errors'
import { NewPasswordField } from './new-password-field'

type NewPasswordFieldsProps = {
  /** The text of the new password's field; empty until JavaScript runs. */
  typed: string
  errors: FieldErrors | undefined
}

/** A new password and its confirmation: the form fields `newPassword` and `confirmPassword`. */
export function NewPasswordFields({ typed, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField
        label="New Password"
        name="newPassword"
        subject="new password"
        typed={typed}
        serverRules={guessablePasswords.change}
        errors={errors?.newPassword}
      />
      <Field label="Confirm New Password" name="confirmPassword" errors={errors?.confirmPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            subject="confirmed password"
            maxLength={limits.password}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}

/** Names the account for password managers. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
}
