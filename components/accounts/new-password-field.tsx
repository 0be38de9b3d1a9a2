import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { limits } from '@/lib/accounts/limits'
import { PasswordHints } from './password-hints'

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
