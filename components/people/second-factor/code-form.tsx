'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { NextField } from '@/components/ui/next-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { enterCodeAction } from '@/lib/people/second-factor/actions'
import { codeTexts } from '@/lib/people/second-factor/words/sign-in'
import { CodeInput } from './code-input'
import { FailureWithoutScript } from './failure-without-script'
import { useCodeForm } from './use-code-form'

type CodeFormProps = { next?: string; recovery: boolean }

/** The second step of signing in: the authenticator app's code, or a recovery code. */
export function CodeForm({ next, recovery }: CodeFormProps) {
  const { failed, formProps } = useCodeForm(enterCodeAction)
  return (
    <form {...formProps} className="grid gap-4.5">
      <FailureWithoutScript failed={failed} />
      <NextField next={next} />
      <Field
        label={recovery ? 'Recovery code' : 'Code'}
        name="code"
        errors={failed?.fields?.code}
        hint={recovery ? undefined : 'The six digits that your authenticator app shows'}
      >
        <CodeInput recovery={recovery} />
      </Field>
      <CheckboxField name="remember" label={codeTexts.remember} />
      <SubmitButton size="lg" wide busyText="Signing in" className="mt-1.5">
        Continue
      </SubmitButton>
    </form>
  )
}
