'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { inviteAgentAction } from '@/lib/people/brokerages/actions'
import type { InviteAgentInput } from '@/lib/people/brokerages/schema'
import { inviteText } from '@/lib/people/brokerages/words'
import type { BrokerageRole } from '@/prisma/generated/enums'
import { RoleChoice } from './role-choice'

/** Opens the dialog that invites someone to a brokerage by email. */
export function InviteAgentButton({ brokerageId }: { brokerageId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon="mail" onClick={() => setOpen(true)}>
        {inviteText}
      </Button>
      {isOpen && <InviteAgentDialog brokerageId={brokerageId} onClose={() => setOpen(false)} />}
    </>
  )
}

function InviteAgentDialog({ brokerageId, onClose }: { brokerageId: string; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<BrokerageRole>('MEMBER')
  const form = useRecordForm<InviteAgentInput>({
    loadSchema: async () => (await import('@/lib/people/brokerages/schema')).InviteAgent,
    save: inviteAgentAction,
    saved: 'Invitation sent',
    failed: 'Failed to send the invitation. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={inviteText}
      submitLabel="Send invitation"
      busyText="Sending invitation"
      onClose={onClose}
      onSubmit={() => form.submit({ brokerageId, email, role })}
    >
      <Field
        label="Email"
        name="email"
        errors={form.errors.email}
        hint="They join by accepting, once they're signed in with this address."
      >
        <Input
          autoFocus
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <RoleChoice chosen={role} onChoose={setRole} errors={form.errors.role} />
    </RecordDialog>
  )
}
