'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { ShootInTheWay } from '@/lib/availability/hours/schema'
import { timeRange } from '@/lib/availability/rules'
import { formatDate } from '@/lib/platform/calendar-date'

type ShootsInTheWayProps = {
  shoots: readonly ShootInTheWay[]
  range: { fromDate: string; untilDate: string }
  busy: boolean
  onBlockRest: () => void
}

/** Why nothing was blocked: the shoots of those days, each with its page, and the other days as an offer. */
export function ShootsInTheWay({ shoots, range, busy, onBlockRest }: ShootsInTheWayProps) {
  const isOneDay = range.fromDate === range.untilDate
  return (
    <Notice
      tone="wait"
      announce
      title={isOneDay ? 'You have a shoot on this day' : 'You have shoots on these days'}
      action={
        !isOneDay && (
          <Button size="sm" busy={busy} onClick={onBlockRest}>
            Block the other days
          </Button>
        )
      }
    >
      <p>Nothing is blocked yet. Cancel or reschedule first:</p>
      <ul className="my-1.5">
        {shoots.map((shoot) => (
          <li key={shoot.bookingId}>
            <TextLink href={`/booking/${shoot.bookingId}`}>
              {formatDate(shoot.date)}, {timeRange(shoot)}, {shoot.propertyAddress}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
