'use client'

import { MailCheck } from 'lucide-react'
import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { forgotPasswordAction } from '@/lib/accounts/actions'
import { resetRequestedText, spamHint } from '@/lib/accounts/words'

const failure = { title: 'Error', message: 'Failed to send the link. Please try again.' }

/** Requests a password reset link. Shows the same result for every address. */
export function ForgotPasswordForm({ next }: { next?: string }) {
  const [result, submit] = useFormAction(forgotPasswordAction)
  const failed = result?.ok === false ? result : null
  const typed = result?.ok ? result.data.email : failed?.values?.email
  const form = useFocusFirstError(failed?.fields)
  useResultToast(result, { failure })
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4.5">
      <FailureWithoutScript title={failure.title} result={result} />
      {next && <input type="hidden" name="next" value={next} />}
      <Field label="Email" name="email" errors={failed?.fields?.email}>
        <Input type="email" autoComplete="username" defaultValue={typed} />
      </Field>
      <SubmitButton size="lg" wide busyText="Sending" className="mt-1.5">
        Send link
      </SubmitButton>
      {result?.ok && (
        <Notice announce title="Check your email." icon={<MailCheck className="icon" aria-hidden="true" />}>
          {resetRequestedText} {spamHint}
        </Notice>
      )}
    </form>
  )
}
