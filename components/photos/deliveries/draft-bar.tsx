'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { TextButton } from '@/components/ui/text-link'
import type { DraftState } from '@/components/uploads/use-draft-saving'

type DraftBarProps = {
  state: DraftState
  onDiscard: () => unknown
}

const stateTexts: Record<Exclude<DraftState, 'none'>, string> = {
  saving: 'Saving draft',
  saved: 'Draft saved',
  failed: "We couldn't save the draft. Your uploads are safe while this page is open.",
}

/** Shows whether the draft is saved, and lets the photographer discard it. */
export function DraftBar({ state, onDiscard }: DraftBarProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (state === 'none') return null
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-x-4 text-xs text-ink-3">
        <span role="status">{stateTexts[state]}</span>
        <TextButton onClick={() => setDialogOpen(true)}>Discard draft</TextButton>
      </p>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Discard this draft?"
        description="This deletes everything in it, including the uploaded photos."
        confirmLabel="Discard draft"
        busyText="Discarding"
        cancelLabel="Keep draft"
        onConfirm={async () => {
          await onDiscard()
          setDialogOpen(false)
        }}
      />
    </div>
  )
}
