import { LinkButton } from '@/components/ui/button'
import { lastStep, nextStep, whyNotStep, whyNotUndo } from '@/lib/booking/bookings/rules/progress'
import type { DayShoot } from '@/lib/booking/bookings/schema'
import { finishedText, onTheWayText, startedText } from '@/lib/booking/bookings/words/progress'
import { splitAddress } from '@/lib/platform/text/address'
import { wallTimeOf } from '@/lib/platform/time/clock'
import { StepButton, UndoButton } from './step-buttons'

type ShootProgressProps = { shoot: DayShoot; now: Date; today: string; timeZone: string }

/** What the photographer recorded of a shoot, and the buttons for what comes next. */
export function ShootProgress({ shoot, now, today, timeZone }: ShootProgressProps) {
  const { id, progress, isDelivered, client } = shoot
  const { street } = splitAddress(shoot.address)
  const time = (at: Date) => wallTimeOf(at, timeZone)
  const clock = { today, time: time(now) }
  const next = nextStep(shoot, clock)
  const mayStart = next === 'on-the-way' && whyNotStep('start', shoot, clock) === null
  const { onTheWayAt, onTheWayNotifiedAt, startedAt, finishedAt } = progress
  const last = lastStep(progress)
  const undoable = last && whyNotUndo(last, progress, now) === null ? last : null
  const button = { bookingId: id, street, clientName: client.fullName }
  return (
    <div className="grid gap-3">
      {(onTheWayAt || startedAt) && (
        <ul className="t-label">
          {onTheWayAt && (
            <li>{onTheWayText(time(onTheWayAt), client.fullName, onTheWayNotifiedAt !== null)}</li>
          )}
          {startedAt && <li>{startedText(time(startedAt))}</li>}
          {finishedAt && <li>{finishedText(time(finishedAt))}</li>}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {next && <StepButton key={next} {...button} step={next} isMain />}
        {mayStart && <StepButton key="start" {...button} step="start" isMain={false} />}
        {finishedAt && !isDelivered && (
          <LinkButton
            variant="main"
            size="lg"
            icon="upload"
            href={`/photo-delivery?booking_id=${id}`}
            aria-label={`Send photos: ${street}`}
            className="max-sm:flex-1"
          >
            Send photos
          </LinkButton>
        )}
        {undoable && <UndoButton bookingId={id} step={undoable} street={street} />}
      </div>
    </div>
  )
}
