'use client'

import { Field, Input } from '@/components/ui/field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { forgetFormDraft, useFormDraft } from '@/components/ui/use-form-draft'
import { inviteClientAction } from '@/lib/people/accounts/actions/administration'
import { limits } from '@/lib/people/accounts/limits'
import { inviteClientLabel } from '@/lib/people/accounts/words/clients'

type InviteClientFormProps = { viewerId: string; searched: string; slot?: string }

/**
 * Enters a new client to book for. An address that has a client's account uses that one.
 * @param viewerId whose draft it is
 * @param searched what was searched for before, which fills in the name or email
 * @param slot the time to book, if it's chosen already
 */
export function InviteClientForm({ viewerId, searched, slot }: InviteClientFormProps) {
  const draftName = `northlight.client.${viewerId}.${searched}`
  const [result, submit] = useFormAction(inviteClientAction, undefined, () => forgetFormDraft(draftName))
  const failed = result?.ok === false ? result : null
  const { values: typed, fields } = failed ?? {}
  const form = useFocusFirstError(fields)
  useFormDraft(draftName, form)
  const isEmail = searched.includes('@')
  const isName = !isEmail && /^\P{Nd}+$/u.test(searched)
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4.5">
      {slot && <input type="hidden" name="slot" value={slot} />}
      <FailureNotice failure={failed} title="The client wasn't added" />
      <Field label="Full name" name="fullName" errors={fields?.fullName}>
        <Input
          maxLength={limits.fullName}
          autoComplete="off"
          defaultValue={typed?.fullName ?? (isName ? searched : '')}
        />
      </Field>
      <Field
        label="Email"
        name="email"
        hint="We'll email an invitation to choose a password."
        errors={fields?.email}
      >
        <Input
          type="email"
          maxLength={limits.email}
          autoComplete="off"
          defaultValue={typed?.email ?? (isEmail ? searched : '')}
        />
      </Field>
      <Field label="Phone" name="phone" note="Optional" errors={fields?.phone}>
        <Input type="tel" maxLength={limits.phone} autoComplete="off" defaultValue={typed?.phone} />
      </Field>
      <SubmitButton busyText="Adding" className="justify-self-start">
        {inviteClientLabel}
      </SubmitButton>
    </form>
  )
}
