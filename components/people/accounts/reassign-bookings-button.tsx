'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { reassignBookingsAction } from '@/lib/people/accounts/actions/administration'
import { ColleagueField, type TeamColleague } from './colleague-field'
import { describeReassignedCount, describeReassignment, type Reassignment } from './disabling-words'

type ReassignBookingsButtonProps = {
  userId: string
  fullName: string
  openCount: number
  /** At least one. */
  colleagues: readonly TeamColleague[]
}

/** Reassigns a disabled photographer's open bookings; lists those that the colleague can't take. */
export function ReassignBookingsButton(props: ReassignBookingsButtonProps) {
  const { userId, fullName, openCount, colleagues } = props
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [toUserId, setToUserId] = useState(colleagues[0]?.userId ?? '')
  const [partial, setPartial] = useState<Reassignment | null>(null)

  function close() {
    setDialogOpen(false)
    setPartial(null)
  }

  async function reassign() {
    const result = await reassignBookingsAction({ userId, toUserId }).catch(() => null)
    if (!result?.ok) {
      toast.error('Error', explainFailure(result, 'Failed to reassign the bookings'))
      return
    }
    if (result.data.stayed.length > 0) setPartial(result.data)
    else {
      toast.success('Bookings reassigned', describeReassignment(result.data))
      close()
    }
  }

  return (
    <>
      <Button size="sm" onClick={() => setDialogOpen(true)} aria-label={`Reassign ${fullName}'s bookings`}>
        Reassign {openCount}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={close}
        title={`Reassign ${fullName}'s bookings?`}
        description="All open bookings, with their photos and invoices, go to one photographer. The clients and both photographers will be notified."
        confirmLabel="Reassign"
        busyText="Reassigning"
        cancelLabel={partial ? 'Close' : 'Not now'}
        tone="main"
        onConfirm={reassign}
      >
        <ColleagueField
          label="Photographer"
          colleagues={colleagues}
          value={toUserId}
          onChange={(chosen) => {
            setToUserId(chosen)
            setPartial(null)
          }}
        />
        {partial && (
          <Notice tone="wait" announce title={describeReassignedCount(partial)} className="mt-4">
            {partial.stayed.length === 1
              ? "This booking couldn't be reassigned:"
              : "These bookings couldn't be reassigned:"}
            <ul className="mt-1.5 grid gap-1.5">
              {partial.stayed.map(({ what, why }) => (
                <li key={what}>
                  <span className="block font-medium text-ink">{what}</span>
                  {why}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
