import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { limits } from '@/lib/accounts/limits'
import { guessablePasswords } from '@/lib/accounts/rules'
import type { FieldErrors } from '@/lib/platform/errors'
import { NewPasswordField } from './new-password-field'

type NewPasswordFieldsProps = {
  /** The new password as it stands in the field; empty while nothing is known of it. */
  typed: string
  errors: FieldErrors | undefined
}

/** A new password with its rules, and the same again: `newPassword` and `confirmPassword` of the form. */
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
