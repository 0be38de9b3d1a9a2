'use client'

import { MailCheck } from 'lucide-react'
import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { useResultToast } from '@/components/accounts/use-result-toast'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { forgotPasswordAction } from '@/lib/accounts/actions'

const failure = { title: 'Error', message: 'The link could not be sent. Please try again.' }

/** Asks for a link to choose a new password. It says the same for every address. */
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
        <Notice announce title="Check your e-mail." icon={<MailCheck className="icon" aria-hidden="true" />}>
          If an account exists for this address, a link is on its way. It works for one hour. If nothing
          arrives within a few minutes, look in the spam folder.
        </Notice>
      )}
    </form>
  )
}
