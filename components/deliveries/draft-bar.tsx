'use client'

import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { TextButton } from '@/components/ui/text-link'
import type { DraftState } from './use-draft-saving'

type DraftBarProps = {
  state: DraftState
  onDiscard: () => unknown
  /** What is to be said of the draft, above it. */
  children?: ReactNode
}

const words: Record<Exclude<DraftState, 'none'>, string> = {
  saving: 'Saving draft',
  saved: 'Draft saved',
  failed: 'The draft could not be saved. Your uploads are safe while this page is open.',
}

/** Says that nothing is lost when the page is left, and throws the draft away when asked. */
export function DraftBar({ state, onDiscard, children }: DraftBarProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (state === 'none') return null
  return (
    <div className="grid gap-2.5">
      {children}
      <p className="flex flex-wrap items-center gap-x-4 text-xs text-ink-3">
        <span role="status">{words[state]}</span>
        <TextButton onClick={() => setDialogOpen(true)}>Discard draft</TextButton>
      </p>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Discard this draft?"
        description="Everything in it and every photo uploaded for it are deleted."
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
