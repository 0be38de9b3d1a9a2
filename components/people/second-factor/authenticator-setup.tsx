'use client'

import { Field } from '@/components/ui/field'
import { SubmitButton } from '@/components/ui/submit-button'
import { confirmAuthenticatorAction, startAuthenticatorAction } from '@/lib/people/second-factor/actions'
import type { AuthenticatorSetup as Setup } from '@/lib/people/second-factor/schema'
import { CodeInput } from './code-input'
import { FailureWithoutScript } from './failure-without-script'
import { useCodeForm } from './use-code-form'

/** Creates the secret for an authenticator app, on submit. */
export function StartAuthenticator() {
  const { failed, formProps } = useCodeForm(startAuthenticatorAction)
  return (
    <form {...formProps} className="grid gap-5.5">
      <FailureWithoutScript failed={failed} />
      <p className="text-ink-2">
        You need an authenticator app on your phone or in your password manager, such as Google Authenticator,
        1Password, or Bitwarden.
      </p>
      <SubmitButton size="lg" variant="main" busyText="Creating" className="justify-self-start">
        Show QR code
      </SubmitButton>
    </form>
  )
}

/** Shows the secret as a QR code and as text, and asks for the app's first code. */
export function AuthenticatorSetup({ setup: { secret, qrCode } }: { setup: Setup }) {
  const { failed, formProps } = useCodeForm(confirmAuthenticatorAction)
  return (
    <form {...formProps} className="grid gap-5.5">
      <FailureWithoutScript failed={failed} />
      <p className="text-ink-2">Scan this QR code with your authenticator app, or type the key into it.</p>
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        className="size-48 rounded-sm border bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qrCode.path} fill="#000" />
      </svg>
      <p>
        <span className="t-label block">Key</span>
        <code className="font-mono wrap-anywhere select-all">{secret}</code>
      </p>
      <Field
        label="Code"
        name="code"
        errors={failed?.fields?.code}
        hint="The six digits that the app shows now"
      >
        <CodeInput />
      </Field>
      <SubmitButton size="lg" busyText="Checking" className="justify-self-start">
        Turn on
      </SubmitButton>
    </form>
  )
}
