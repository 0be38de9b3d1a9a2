'use client'

import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { useTypedPasswords } from '@/components/accounts/use-typed-passwords'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { signInAction } from '@/lib/accounts/actions'
import { wrongCredentialsText } from '@/lib/accounts/words'

const failure = { title: 'Login failed', message: wrongCredentialsText }

type SignInFormProps = {
  /** The address to fill in, if this browser knows it. */
  email?: string
  next?: string
  forgotHref: string
}

/** `next` is the page to open after sign-in; the server validates it. */
export function SignInForm({ email, next, forgotHref }: SignInFormProps) {
  const [result, submit] = useFormAction(signInAction)
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const { readTyped } = useTypedPasswords(form, ['password'], result)
  useResultToast(result, { failure })
  return (
    <form ref={form} action={submit} onInput={readTyped} noValidate className="grid gap-4.5">
      <FailureWithoutScript title={failure.title} result={result} />
      {next && <input type="hidden" name="next" value={next} />}
      <Field label="Email" name="email" errors={failed?.fields?.email}>
        <Input type="email" autoComplete="username" defaultValue={failed?.values?.email ?? email} />
      </Field>
      <Field label="Password" name="password" errors={failed?.fields?.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <SubmitButton size="lg" wide busyText="Signing in" className="mt-1.5">
        Sign in
      </SubmitButton>
      <TextLink href={forgotHref} className="justify-self-start text-ink-2">
        Forgot password?
      </TextLink>
    </form>
  )
}
