import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { limits } from '@/lib/accounts/limits'
import type { FieldErrors } from '@/lib/platform/errors'
import { PasswordHints } from './password-hints'

type NewPasswordFieldsProps = {
  /** The new password as it stands in the field; empty while nothing is known of it. */
  typed: string
  errors: FieldErrors | undefined
}

/** A new password with what it must have, and the same again: `newPassword` and `confirmPassword` of the form. */
export function NewPasswordFields({ typed, errors }: NewPasswordFieldsProps) {
  const hintsId = useId()
  return (
    <>
      <div className="grid gap-3">
        <Field label="New Password" name="newPassword" errors={errors?.newPassword}>
          {(control) => (
            <PasswordInput
              {...control}
              subject="new password"
              maxLength={limits.password}
              autoComplete="new-password"
              aria-describedby={[control['aria-describedby'], hintsId].filter(Boolean).join(' ')}
            />
          )}
        </Field>
        <PasswordHints id={hintsId} password={typed} />
      </div>
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
