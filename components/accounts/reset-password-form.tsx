'use client'

import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { NewPasswordFields } from '@/components/accounts/new-password-fields'
import { useTypedPasswords } from '@/components/accounts/use-typed-passwords'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextLink } from '@/components/ui/text-link'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { useResultToast } from '@/components/ui/use-result-toast'
import { resetPasswordAction } from '@/lib/accounts/actions'
import { passwordFailedText } from '@/lib/accounts/words'

const names = ['newPassword', 'confirmPassword'] as const
const failure = { title: 'Error', message: passwordFailedText }

type ResetPasswordFormProps = { token: string; email: string; next?: string }

/** Sets a new password with an emailed link. The fields keep their text when the server rejects it. */
export function ResetPasswordForm({ token, email, next }: ResetPasswordFormProps) {
  const [result, submit] = useFormAction(resetPasswordAction)
  const failed = result?.ok === false ? result : null
  const fields = failed?.fields
  const form = useFocusFirstError(fields)
  const { typed, readTyped } = useTypedPasswords(form, names, result)
  // An expired link is reported in the form, next to a link to request a new one.
  useResultToast(failed?.code === 'conflict' ? null : result, { failure })
  return (
    <form ref={form} action={submit} onInput={readTyped} noValidate className="grid gap-4.5">
      <FailureWithoutScript title={failure.title} result={result} />
      {failed?.code === 'conflict' && (
        <Notice
          tone="stop"
          announce
          title={failed.message}
          action={<TextLink href="/auth/forgot">Request a new link</TextLink>}
        />
      )}
      <input type="hidden" name="token" value={token} />
      {next && <input type="hidden" name="next" value={next} />}
      {/* Names the account for password managers. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordFields typed={typed?.newPassword ?? ''} errors={fields} />
      <SubmitButton size="lg" wide busyText="Saving" className="mt-1.5">
        Save password and sign in
      </SubmitButton>
      <p className="t-label">You'll be signed out on all other devices.</p>
    </form>
  )
}
