'use client'

import { CircleCheck } from 'lucide-react'
import { type ComponentType, useRef } from 'react'
import type { Approval } from '@/lib/notifications/schema'

/** The bookings' own button, handed in by app, where the two domains meet. It says itself how the act went. */
export type ApproveButton = ComponentType<{
  bookingId: string
  size: 'sm'
  label: string
  onDone: () => void
  children: string
}>

type ApprovalInPlaceProps = {
  approval: Approval
  /** The notification's text, so that each button has a name of its own. */
  message: string
  button: ApproveButton
  onApproved: (approval: Approval) => void
}

/** Approve beside a notification that asks for it; once it is given, the word that it is. */
export function ApprovalInPlace({ approval, message, button: Button, onApproved }: ApprovalInPlaceProps) {
  const place = useRef<HTMLDivElement>(null)

  function finish() {
    // The button goes; the focus stays beside what was approved.
    if (place.current?.contains(document.activeElement)) place.current.focus()
    onApproved(approval)
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {approval.isGiven ? (
        <p className="flex items-center gap-1.5 text-xs text-ok">
          <CircleCheck className="icon-sm" aria-hidden="true" />
          Approved
        </p>
      ) : (
        <Button bookingId={approval.bookingId} size="sm" label={`Approve: ${message}`} onDone={finish}>
          Approve
        </Button>
      )}
    </div>
  )
}
