'use client'

import { type ComponentType, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Approval } from '@/lib/studio/notifications/schema'

/** The approve button of the bookings domain, passed in by the page. It shows the result itself. */
export type ApproveButton = ComponentType<{
  bookingId: string
  size: 'sm'
  label: string
  onDone: () => void
  children: string
}>

type ApprovalInPlaceProps = {
  approval: Approval
  /** The notification's text, which makes the button's accessible name unique. */
  message: string
  button: ApproveButton
  onApproved: (approval: Approval) => void
}

/** The Approve button of a notification; "Approved" once it is. */
export function ApprovalInPlace({ approval, message, button: Button, onApproved }: ApprovalInPlaceProps) {
  const place = useRef<HTMLDivElement>(null)

  function finish() {
    // The button disappears, so the focus moves to its container.
    if (place.current?.contains(document.activeElement)) place.current.focus()
    onApproved(approval)
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {approval.isGiven ? (
        <p className="flex items-center gap-1.5 text-xs text-ok">
          <Icon name="circle-check" size="sm" />
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
