'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { limits } from '@/lib/accounts/limits'
import { denialNote } from '@/lib/accounts/rules'

type DenyDialogProps = {
  open: boolean
  onClose: () => void
  fullName: string
  onDeny: (note: string) => Promise<void>
}

/** Asks before a request is turned away, and what to tell the person. */
export function DenyDialog({ open, onClose, fullName, onDeny }: DenyDialogProps) {
  const [note, setNote] = useState('')
  const tooLong = note.length > limits.note
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        setNote('')
        onClose()
      }}
      title={`Deny ${fullName}?`}
      description="They’ll be notified by email, and can’t ask again with this address."
      confirmLabel="Deny request"
      busyText="Denying"
      cancelLabel="Keep waiting"
      onConfirm={async () => {
        if (!tooLong) await onDeny(note)
      }}
    >
      <CountedTextArea
        label="Note to them"
        name="note"
        optional
        limit={limits.note}
        value={note}
        onValueChange={setNote}
        hint={`Without one they read: ${denialNote}.`}
        errors={tooLong ? 'Note must be less than 500 characters' : undefined}
      />
    </ConfirmDialog>
  )
}
