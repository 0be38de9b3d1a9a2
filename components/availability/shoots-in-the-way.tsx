'use client'

import { useState } from 'react'
import { ShootDecision } from '@/components/availability/shoot-decision'
import type { useBlockDays } from '@/components/availability/use-block-days'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Notice } from '@/components/ui/notice'
import { maxNoteLength } from '@/lib/availability/limits'
import { countDays } from '@/lib/availability/rules/decisions'
import { blockingInWords, noticesInWords, shootsOnDays } from '@/lib/availability/words'

/** The shoots on the days to block, with a decision for each and one confirmation for all of them. */
export function ShootsInTheWay({ blocking }: { blocking: ReturnType<typeof useBlockDays> }) {
  const { shoots, range, decisions, typed, errors, busy, change, decide, block, blockWithShoots } = blocking
  const [isDialogOpen, setDialogOpen] = useState(false)
  const days = countDays(range)
  const cancelled = shoots.filter(({ bookingId }) => !decisions[bookingId]).length
  const counts = { blockedDays: days, reassigned: shoots.length - cancelled, cancelled }
  const otherDays = days - new Set(shoots.map(({ date }) => date)).size

  async function confirm() {
    await blockWithShoots()
    setDialogOpen(false)
  }

  return (
    <>
      <Notice
        tone="wait"
        announce
        title={shootsOnDays(shoots.length, days)}
        action={
          otherDays > 0 && (
            <Button size="sm" busy={busy} onClick={() => block(true)}>
              Block the other {otherDays === 1 ? 'day' : 'days'}
            </Button>
          )
        }
      >
        Choose what happens to each shoot. Nothing is blocked or sent until you confirm.
      </Notice>
      <ul className="grid gap-5.5">
        {shoots.map((shoot) => (
          <ShootDecision
            key={shoot.bookingId}
            shoot={shoot}
            shoots={shoots}
            decisions={decisions}
            onDecide={decide}
          />
        ))}
      </ul>
      <CountedTextArea
        label="Note to clients"
        optional
        rows={3}
        limit={maxNoteLength}
        hint="Added to the email they receive. The reason above stays private."
        errors={errors?.note}
        value={typed.note}
        onValueChange={(note) => change({ note })}
      />
      <div>
        <Button variant="main" busy={busy} onClick={() => setDialogOpen(true)}>
          Review and confirm
        </Button>
      </div>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={days === 1 ? 'Block this day?' : `Block these ${days} days?`}
        description={noticesInWords(counts)}
        confirmLabel={blockingInWords(counts)}
        busyText="Blocking"
        cancelLabel="Not now"
        tone={cancelled > 0 ? 'stop' : 'main'}
        onConfirm={confirm}
      />
    </>
  )
}
