'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { handOverWorkAction } from '@/lib/accounts/actions'
import { ColleagueField, type TeamColleague } from './colleague-field'
import { countHandedOver, describeHandOver, type HandOver } from './disabling-words'

type HandOverWorkButtonProps = {
  userId: string
  fullName: string
  openCount: number
  /** At least one. */
  colleagues: readonly TeamColleague[]
}

/** Hands over what a disabled photographer has left to do; what the colleague can't take is listed and stays. */
export function HandOverWorkButton({ userId, fullName, openCount, colleagues }: HandOverWorkButtonProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [toUserId, setToUserId] = useState(colleagues[0]?.userId ?? '')
  const [partial, setPartial] = useState<HandOver | null>(null)

  function close() {
    setDialogOpen(false)
    setPartial(null)
  }

  async function handOver() {
    const result = await handOverWorkAction({ userId, toUserId }).catch(() => null)
    if (!result?.ok) {
      toast.error('Error', explainFailure(result, 'Failed to hand over the bookings'))
      return
    }
    if (result.data.stayed.length > 0) setPartial(result.data)
    else {
      toast.success('Bookings handed over', describeHandOver(result.data))
      close()
    }
  }

  return (
    <>
      <Button
        size="sm"
        onClick={() => setDialogOpen(true)}
        aria-label={`Hand over the bookings of ${fullName}`}
      >
        Hand over {openCount}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={close}
        title={`Hand over the bookings of ${fullName}?`}
        description="Everything still to be done goes to one colleague, with its photos and invoices. The clients and both photographers will be notified."
        confirmLabel="Hand over"
        busyText="Handing over"
        cancelLabel={partial ? 'Close' : 'Not now'}
        tone="main"
        onConfirm={handOver}
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
          <Notice tone="wait" announce title={countHandedOver(partial)} className="mt-4">
            {partial.stayed.length === 1 ? 'This one stays:' : 'These stay:'}
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
