'use client'

import { useOptimistic, useTransition } from 'react'
import { CheckboxField } from '@/components/ui/checkbox'
import { Disclosure } from '@/components/ui/disclosure'
import { showResult } from '@/components/ui/show-result'
import { tickShotAction } from '@/lib/booking/bookings/actions'
import type { TickedShot } from '@/lib/booking/bookings/schema/bookings'
import { shotFailedText, shotListTitle, shotProgressText, shotText } from '@/lib/booking/bookings/words/shots'

type ShotListProps = {
  bookingId: string
  shots: readonly TickedShot[]
  look: 'row' | 'head'
  /** Open at first. */
  open?: boolean
}

/** The rooms to photograph, which are ticked off on site. Renders nothing without any. */
export function ShotList({ bookingId, shots, look, open }: ShotListProps) {
  const [shown, show] = useOptimistic(shots, (all, ticked: Pick<TickedShot, 'room' | 'isDone'>) =>
    all.map((shot) => (shot.room === ticked.room ? { ...shot, ...ticked } : shot)),
  )
  const [, startTicking] = useTransition()
  if (shown.length === 0) return null

  function tick(room: string, isDone: boolean) {
    startTicking(async () => {
      show({ room, isDone })
      await showResult(tickShotAction({ bookingId, room, isDone }), { failed: shotFailedText })
    })
  }

  return (
    <Disclosure
      look={look}
      summary={shotListTitle}
      hint={shotProgressText(shown)}
      open={open}
      className="print:hidden"
    >
      <ul className="grid gap-x-8 pb-4 sm:grid-cols-2">
        {shown.map(({ room, count, isDone }) => (
          <li key={room}>
            <CheckboxField
              label={<span className="wrap-anywhere">{shotText({ room, count })}</span>}
              className="items-center py-2 max-md:min-h-11"
              checked={isDone}
              onChange={(event) => tick(room, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
