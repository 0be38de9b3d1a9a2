import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PasswordInput } from '@/components/ui/password-input'
import { limits } from '@/lib/people/accounts/limits'
import { passwordRules } from '@/lib/people/accounts/rules'
import { guessablePasswords } from '@/lib/people/accounts/words/fields'
import type { FieldErrors } from '@/lib/platform/errors'

type NewPasswordFieldProps = {
  label: string
  name: 'password' | 'newPassword'
  /** What the show button names, in a form with several passwords. */
  subject?: string
  /** The field's text; empty until JavaScript runs. */
  typed: string
  /** The rules that only the server can check, as a sentence. */
  serverRules: string
  errors: readonly string[] | undefined
}

/** A field for a new password; shows all rules before anything is typed. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, name, subject, typed, serverRules, errors } = props
  const hintsId = useId()
  return (
    <div className="grid gap-3">
      <Field label={label} name={name} errors={errors}>
        {(control) => (
          <PasswordInput
            {...control}
            subject={subject}
            maxLength={limits.password}
            autoComplete="new-password"
            aria-describedby={[control['aria-describedby'], hintsId].filter(Boolean).join(' ')}
          />
        )}
      </Field>
      <div id={hintsId} className="grid gap-1.5">
        <PasswordHints password={typed} />
        <p className="text-xs text-ink-3">{serverRules}</p>
      </div>
    </div>
  )
}

/** The rules for a new password, each checked off when it is met. */
function PasswordHints({ password }: { password: string }) {
  return (
    <ul aria-label="Password rules" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      {passwordRules.map(({ label, isMet }) => {
        const isTicked = isMet(password)
        return (
          <li key={label} className={mergeClasses('flex items-center gap-1.5', !isTicked && 'text-ink-3')}>
            <Icon
              name={isTicked ? 'check' : 'circle'}
              size="sm"
              className={isTicked ? 'text-ok' : 'text-ink-3'}
            />
            {label}
            <span className="sr-only">{isTicked ? ', done' : ', missing'}</span>
          </li>
        )
      })}
    </ul>
  )
}

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
        <PasswordInput subject="confirmed password" maxLength={limits.password} autoComplete="new-password" />
      </Field>
    </>
  )
}

/** Names the account for password managers. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
}
