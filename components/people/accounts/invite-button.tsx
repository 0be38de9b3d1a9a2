'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { DialogFooter } from '@/components/ui/dialog-footer'
import { Field, Input } from '@/components/ui/field'
import { useResultToast } from '@/components/ui/show-result'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import type { TeamRole } from '@/lib/auth/rules/capabilities'
import { inviteMemberAction } from '@/lib/people/accounts/actions/administration'
import { limits } from '@/lib/people/accounts/limits'
import { invitationTexts } from '@/lib/people/accounts/words/team'
import { RoleChoice } from './role-choice'

/** Invites someone to the team by email, in a dialog. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="mail" onClick={() => setOpen(true)}>
        {invitationTexts.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={invitationTexts.title}>
        {isOpen && <InviteForm onSent={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const [result, submit] = useFormAction<{ email: string }>(inviteMemberAction, (sent) => {
    if (!sent?.ok) return
    toast.success(invitationTexts.sentTitle, invitationTexts.sent(sent.data.email))
    onSent()
  })
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const [role, setRole] = useState<TeamRole>('EDITOR')
  useResultToast(failed, { failure: { title: 'Error', message: 'Failed to send the invitation' } })
  return (
    <form ref={form} action={submit} noValidate className="grid gap-5">
      <Field label="Email" name="email" errors={failed?.fields?.email}>
        <Input
          type="email"
          autoComplete="off"
          maxLength={limits.email}
          defaultValue={failed?.values?.email}
        />
      </Field>
      <RoleChoice chosen={role} onChoose={setRole} errors={failed?.fields?.role} />
      <DialogFooter>
        <DialogCancel>Cancel</DialogCancel>
        <SubmitButton busyText="Sending">{invitationTexts.submit}</SubmitButton>
      </DialogFooter>
    </form>
  )
}
