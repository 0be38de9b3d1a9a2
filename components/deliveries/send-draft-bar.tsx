'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { TextButton } from '@/components/ui/text-link'
import type { BookingChoice, SavedDraft } from '@/lib/deliveries/schema'
import type { DraftState } from './use-draft-saving'

type SendDraftBarProps = {
  /** What the page began with. */
  draft: SavedDraft | null
  /** The booking the page was asked for. */
  asked: BookingChoice | null
  state: DraftState
  onDiscard: () => unknown
}

const words: Record<Exclude<DraftState, 'none'>, string> = {
  saving: 'Saving draft',
  saved: 'Draft saved',
  failed: 'The draft could not be saved. Your uploads are safe while this page is open.',
}

/** Says that nothing is lost when the page is left, and throws the draft away when asked. */
export function SendDraftBar({ draft, asked, state, onDiscard }: SendDraftBarProps) {
  const [asking, setAsking] = useState(false)
  if (state === 'none') return null
  const isInTheWay = asked !== null && draft !== null && asked.id !== draft.booking?.id
  return (
    <div className="grid gap-2.5">
      {isInTheWay && (
        <Notice title="An unfinished draft is open">
          Finish or discard it to send photos for {asked.label}.
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-xs text-ink-3">
        <span role="status">{words[state]}</span>
        <TextButton onClick={() => setAsking(true)}>Discard draft</TextButton>
      </p>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Discard this draft?"
        description="What you filled in and every uploaded photo of it are deleted."
        confirmLabel="Discard draft"
        busyText="Discarding"
        cancelLabel="Keep draft"
        onConfirm={async () => {
          await onDiscard()
          setAsking(false)
        }}
      />
    </div>
  )
}
