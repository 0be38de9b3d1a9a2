import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { limits } from '@/lib/accounts/limits'
import { PasswordHints } from './password-hints'

type NewPasswordFieldProps = {
  label: string
  name: 'password' | 'newPassword'
  /** What the button says it shows, where a form asks for several passwords. */
  subject?: string
  /** The password as it stands in the field; empty while nothing is known of it. */
  typed: string
  /** Which passwords only the server can refuse, as a sentence. */
  serverRules: string
  errors: readonly string[] | undefined
}

/** A password to choose, with every rule that it must follow shown before anything is typed. */
export function NewPasswordField({
  label,
  name,
  subject,
  typed,
  serverRules,
  errors,
}: NewPasswordFieldProps) {
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
