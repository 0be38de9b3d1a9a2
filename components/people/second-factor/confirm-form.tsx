'use client'

import { Field } from '@/components/ui/field'
import { NextField } from '@/components/ui/next-field'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import type { FactorKinds } from '@/lib/auth/rules/factors'
import { confirmIdentityAction } from '@/lib/people/second-factor/actions'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { CodeInput } from './code-input'
import { FailureWithoutScript } from './failure-without-script'
import { PasskeyButton } from './passkey-button'
import { useCodeForm } from './use-code-form'

type ConfirmFormProps = { email: string; next: string; factors: FactorKinds }

/** Proves who someone is before they change factors: the password and a code, or a passkey. */
export function ConfirmForm({ email, next, factors }: ConfirmFormProps) {
  const { failed, formProps } = useCodeForm(confirmIdentityAction)
  const { hasAuthenticator, hasPasskey } = factors
  return (
    <div className="grid gap-5.5">
      {hasPasskey && <PasskeyButton purpose="confirm" label={passkeyTexts.use} next={next} />}
      <form {...formProps} className="grid gap-5.5">
        <FailureWithoutScript failed={failed} />
        <NextField next={next} />
        <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <Field label="Password" name="password" errors={failed?.fields?.password}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        {(hasAuthenticator || hasPasskey) && (
          <Field
            label="Code"
            name="code"
            errors={failed?.fields?.code}
            hint={hasAuthenticator ? 'From your authenticator app, or a recovery code' : 'A recovery code'}
          >
            <CodeInput recovery={!hasAuthenticator} />
          </Field>
        )}
        <SubmitButton size="lg" busyText="Checking" className="justify-self-start">
          Confirm
        </SubmitButton>
      </form>
    </div>
  )
}
