'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { handOverWorkAction } from '@/lib/accounts/actions'
import { ColleagueField, type TeamColleague } from './colleague-field'
import { describeHandOver } from './disabling-words'

type HandOverWorkButtonProps = {
  userId: string
  fullName: string
  openCount: number
  /** At least one. */
  colleagues: readonly TeamColleague[]
}

/** Hands over what a disabled photographer has left to do; what the colleague can't take is listed and stays. */
export function HandOverWorkButton({ userId, fullName, openCount, colleagues }: HandOverWorkButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [toUserId, setToUserId] = useState(colleagues[0]?.userId ?? '')
  const [stayed, setStayed] = useState<string | null>(null)

  function close() {
    setAsking(false)
    setStayed(null)
  }

  async function handOver() {
    const result = await handOverWorkAction({ userId, toUserId }).catch(() => null)
    if (!result?.ok) {
      toast.error('Error', explainFailure(result, 'Failed to hand over the bookings'))
      return
    }
    const text = describeHandOver(result.data)
    if (result.data.stayed.length > 0) setStayed(text)
    else {
      toast.success('Bookings handed over', text)
      close()
    }
  }

  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)} aria-label={`Hand over the bookings of ${fullName}`}>
        Hand over {openCount}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={`Hand over the bookings of ${fullName}?`}
        description="Everything still to be done goes to one colleague, with its photos and invoices. The clients and both photographers will be notified."
        confirmLabel="Hand over"
        busyText="Handing over"
        cancelLabel="Not now"
        tone="main"
        onConfirm={handOver}
      >
        <ColleagueField
          label="Photographer"
          colleagues={colleagues}
          value={toUserId}
          onChange={(chosen) => {
            setToUserId(chosen)
            setStayed(null)
          }}
        />
        {stayed && (
          <Notice tone="wait" announce className="mt-4">
            {stayed}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
