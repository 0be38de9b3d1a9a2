'use client'

import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { NewPasswordField } from '@/components/accounts/new-password-field'
import { useTypedPasswords } from '@/components/accounts/use-typed-passwords'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { signUpAction } from '@/lib/accounts/actions'
import { guessablePasswords } from '@/lib/accounts/words'

const failure = { title: 'Signup failed', message: 'Please try again with valid information.' }

/** `next` is the page to open after sign-up; the server validates it. */
export function SignUpForm({ next }: { next?: string }) {
  const [result, submit] = useFormAction(signUpAction)
  const failed = result?.ok === false ? result : null
  const { fields, values } = failed ?? {}
  const form = useFocusFirstError(fields)
  const { typed, readTyped } = useTypedPasswords(form, ['password'], result)
  useResultToast(result, { failure })
  const asPhotographer = values?.role === 'photographer'
  return (
    <form ref={form} action={submit} onInput={readTyped} noValidate className="grid gap-4.5">
      <FailureWithoutScript title={failure.title} result={result} />
      {next && <input type="hidden" name="next" value={next} />}
      <ChoiceGroup legend="I am a" errors={fields?.role}>
        <ChoiceCard
          name="role"
          value="client"
          title="Real Estate Agent/Client"
          hint="Book shoots and receive photos."
          defaultChecked={!asPhotographer}
        />
        <ChoiceCard
          name="role"
          value="photographer"
          title="Photographer"
          hint="Needs approval by the studio."
          defaultChecked={asPhotographer}
        />
      </ChoiceGroup>
      <Field label="Full name" name="fullName" errors={fields?.fullName}>
        <Input autoComplete="name" defaultValue={values?.fullName} />
      </Field>
      <Field label="Email" name="email" errors={fields?.email}>
        <Input type="email" autoComplete="email" defaultValue={values?.email} />
      </Field>
      <NewPasswordField
        label="Password"
        name="password"
        typed={typed?.password ?? ''}
        serverRules={guessablePasswords.first}
        errors={fields?.password}
      />
      <SubmitButton size="lg" wide busyText="Creating account" className="mt-1.5">
        Create account
      </SubmitButton>
      <p className="t-label">We'll email you a link to verify your address.</p>
    </form>
  )
}
