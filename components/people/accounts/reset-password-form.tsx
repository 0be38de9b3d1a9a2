'use client'

import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { resetPasswordAction } from '@/lib/people/accounts/actions/signing-in'
import type { ResetLink } from '@/lib/people/accounts/schema/signing-in'
import { passwordFailedText } from '@/lib/people/accounts/words/fields'
import { resetSubmitText } from '@/lib/people/accounts/words/sign-in'
import { AccountForm, useAccountForm } from './account-form'
import { AccountName, NewPasswordFields } from './new-password-fields'

const texts = { failure: { title: 'Error', message: passwordFailedText } }

type ResetPasswordFormProps = {
  token: string
  link: Extract<ResetLink, { state: 'usable' }>
  next?: string
}

/** Sets a new password with an emailed link, or the first one with an invitation. */
export function ResetPasswordForm({ token, link, next }: ResetPasswordFormProps) {
  const { failed, fields, typed, formProps, withoutScript } = useAccountForm(resetPasswordAction, {
    texts,
    passwords: ['newPassword', 'confirmPassword'],
    shownInForm: 'conflict',
  })
  return (
    <AccountForm
      formProps={formProps}
      withoutScript={withoutScript}
      next={next}
      submitLabel={resetSubmitText}
      busyText="Saving"
      footer={!link.isInvitation && <p className="t-label">You'll be signed out on all other devices.</p>}
    >
      {failed?.code === 'conflict' && (
        <Notice
          tone="stop"
          announce
          title={failed.message}
          action={<TextLink href="/auth/forgot">Request a new link</TextLink>}
        />
      )}
      <input type="hidden" name="token" value={token} />
      <AccountName email={link.email} />
      <NewPasswordFields typed={typed?.newPassword ?? ''} errors={fields} />
    </AccountForm>
  )
}
