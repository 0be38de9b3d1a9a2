'use client'

import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { NewPasswordFields } from '@/components/accounts/new-password-fields'
import { useResultToast } from '@/components/accounts/use-result-toast'
import { useTypedPasswords } from '@/components/accounts/use-typed-passwords'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { resetPasswordAction } from '@/lib/accounts/actions'

const names = ['newPassword', 'confirmPassword'] as const
const failure = { title: 'Error', message: 'Failed to update password. Please try again.' }

type ResetPasswordFormProps = { token: string; email: string; next?: string }

/** A new password twice, for the holder of a mailed link. What is typed stays when the server refuses it. */
export function ResetPasswordForm({ token, email, next }: ResetPasswordFormProps) {
  const [result, submit] = useFormAction(resetPasswordAction)
  const failed = result?.ok === false ? result : null
  const fields = failed?.fields
  const form = useFocusFirstError(fields)
  const { typed, readTyped } = useTypedPasswords(form, names, result)
  // A dead link is told in the form, beside the way to another.
  useResultToast(failed?.code === 'conflict' ? null : result, { failure })
  return (
    <form ref={form} action={submit} onInput={readTyped} noValidate className="grid gap-4.5">
      <FailureWithoutScript title={failure.title} result={result} />
      {failed?.code === 'conflict' && (
        <Notice
          tone="stop"
          announce
          title={failed.message}
          action={<TextLink href="/auth/forgot">Ask for a new one</TextLink>}
        />
      )}
      <input type="hidden" name="token" value={token} />
      {next && <input type="hidden" name="next" value={next} />}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordFields typed={typed?.newPassword ?? ''} errors={fields} />
      <SubmitButton size="lg" wide busyText="Saving" className="mt-1.5">
        Save password and sign in
      </SubmitButton>
      <p className="t-label">All other devices are signed out.</p>
    </form>
  )
}
