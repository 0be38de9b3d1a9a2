'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { sendRoundAction } from '@/lib/photos/revisions/actions'
import { draftsText, roundText } from '@/lib/photos/revisions/words/revisions'
import { useRevisions } from './revisions-context'

/** How many comments wait to be sent, and the button that sends them as one round. */
export function RequestBar({ className }: { className?: string }) {
  const { revisions } = useRevisions()
  const { deliveryId, drafts, next } = revisions
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Kept after a lost response, so that a retry doesn't send a second round.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())

  function close() {
    setIsAsking(false)
    setProblem(null)
  }

  async function send() {
    const input = { deliveryId, idempotencyKey, priceCents: next.priceCents }
    const result = await sendRoundAction(input).catch(() => null)
    if (!result?.ok) return setProblem(explainFailure(result, "We couldn't send your comments. Try again."))
    toast.success('Changes requested', 'The studio was notified.')
    setKey(crypto.randomUUID())
    close()
  }

  return (
    <div className={mergeClasses('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <p>
        <span className="block font-strong">{draftsText(drafts)}</span>
        <span className="text-sm text-ink-2">{roundText(next)}</span>
      </p>
      <Button variant="main" onClick={() => setIsAsking(true)}>
        Request changes
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        tone="main"
        title={`Send round ${next.number}?`}
        description={`${roundText(next)} The studio gets all of your comments at once. You can't edit or delete them afterwards.`}
        confirmLabel={next.price ? `Send and pay ${next.price} by invoice` : 'Send to the studio'}
        busyText="Sending"
        cancelLabel="Not yet"
        onConfirm={send}
      >
        {next.left > 1 && (
          <p>
            After this, {next.left - 1} included {next.left === 2 ? 'round is' : 'rounds are'} left.
          </p>
        )}
        {problem && <Notice tone="stop" title={problem} announce />}
      </ConfirmDialog>
    </div>
  )
}
