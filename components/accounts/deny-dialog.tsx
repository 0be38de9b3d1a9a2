'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { limits } from '@/lib/accounts/limits'
import { denialNote, noteTooLongText } from '@/lib/accounts/words'

type DenyDialogProps = {
  open: boolean
  onClose: () => void
  fullName: string
  onDeny: (note: string) => Promise<void>
}

/** Confirms a denial and asks for an optional note. */
export function DenyDialog({ open, onClose, fullName, onDeny }: DenyDialogProps) {
  const [note, setNote] = useState('')
  const isTooLong = note.length > limits.note
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        setNote('')
        onClose()
      }}
      title={`Deny ${fullName}?`}
      description="We'll notify them by email. They can't send another request with this email address."
      confirmLabel="Deny request"
      busyText="Denying"
      cancelLabel="Keep pending"
      onConfirm={async () => {
        if (!isTooLong) await onDeny(note)
      }}
    >
      <CountedTextArea
        label="Note to applicant"
        name="note"
        optional
        limit={limits.note}
        value={note}
        onValueChange={setNote}
        hint={`If empty, they'll see: ${denialNote}.`}
        errors={isTooLong ? noteTooLongText : undefined}
      />
    </ConfirmDialog>
  )
}
