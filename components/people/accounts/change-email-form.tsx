'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { cancelEmailChangeAction, changeEmailAction } from '@/lib/people/accounts/actions/email'
import { limits } from '@/lib/people/accounts/limits'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'
import { useAccountForm } from './account-form'

const texts = {
  success: emailChangeTexts.sent,
  failure: { title: 'Error', message: emailChangeTexts.failed },
}

type ChangeEmailFormProps = {
  email: string
  /** An address that waits for its confirmation. */
  pending: { newEmail: string; until: string } | null
}

/** Changes the person's email address, once they open a link sent to the new one. */
export function ChangeEmailForm({ email, pending }: ChangeEmailFormProps) {
  const { failed, fields, formProps, withoutScript } = useAccountForm(changeEmailAction, { texts })
  return (
    <form {...formProps} className="grid gap-5.5">
      {withoutScript}
      <p className="text-ink-2">{emailChangeTexts.lead}</p>
      {pending && (
        <Notice
          icon="mail-check"
          title={emailChangeTexts.pending(pending.newEmail)}
          action={
            <ActionButton
              label="Cancel change"
              size="sm"
              busyText="Canceling"
              act={() => cancelEmailChangeAction({})}
              done={[emailChangeTexts.canceled]}
              failed={emailChangeTexts.failed}
            />
          }
        >
          Open the link in the email we sent there. It works until {pending.until}.
        </Notice>
      )}
      <Field label="Current email" note="Read-only">
        <Input type="email" readOnly value={email} />
      </Field>
      <Field label="New email" name="email" errors={fields?.email}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          defaultValue={failed?.values?.email}
        />
      </Field>
      <SubmitButton size="lg" busyText="Sending" className="justify-self-start">
        Send link
      </SubmitButton>
    </form>
  )
}
