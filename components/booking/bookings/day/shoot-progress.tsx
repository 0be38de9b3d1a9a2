import { lastStep, nextStep, whyNotStep, whyNotUndo } from '@/lib/booking/bookings/rules/progress'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { finishedText, onTheWayText, startedText } from '@/lib/booking/bookings/words/progress'
import { splitAddress } from '@/lib/platform/text/address'
import { wallTimeOf } from '@/lib/platform/time/clock'
import { StepButton, UndoButton } from './step-buttons'

type ShootProgressProps = { shoot: DayShoot; now: Date; today: string; timeZone: string }

/** What the photographer recorded of a shoot, with the button that undoes the last of it. */
export function RecordedSteps({ shoot, now, timeZone }: Omit<ShootProgressProps, 'today'>) {
  const { id, progress, client } = shoot
  const { onTheWayAt, onTheWayNotifiedAt, startedAt, finishedAt } = progress
  const time = (at: Date) => wallTimeOf(at, timeZone)
  const last = lastStep(progress)
  if (!last) return null
  const isUndoable = whyNotUndo(last, progress, now) === null
  return (
    <div className="flex items-center gap-3">
      <ul className="min-w-0 flex-1">
        {onTheWayAt && (
          <li>{onTheWayText(time(onTheWayAt), client.fullName, onTheWayNotifiedAt !== null)}</li>
        )}
        {startedAt && <li>{startedText(time(startedAt))}</li>}
        {finishedAt && <li>{finishedText(time(finishedAt))}</li>}
      </ul>
      {isUndoable && <UndoButton bookingId={id} step={last} street={splitAddress(shoot.address).street} />}
    </div>
  )
}

/** The buttons that record the next step of a shoot; a shoot can also be started without having set out for it. */
export function StepButtons({
  shoot,
  now,
  today,
  timeZone,
  isMain = false,
}: ShootProgressProps & { isMain?: boolean }) {
  const clock = { today, time: wallTimeOf(now, timeZone) }
  const next = nextStep(shoot, clock)
  if (!next) return null
  const mayStart = next === 'on-the-way' && whyNotStep('start', shoot, clock) === null
  const button = {
    bookingId: shoot.id,
    street: splitAddress(shoot.address).street,
    clientName: shoot.client.fullName,
  }
  return (
    <>
      {mayStart && <StepButton key="start" {...button} step="start" isMain={false} />}
      <StepButton key={next} {...button} step={next} isMain={isMain} />
    </>
  )
}

/** A shoot's recorded steps, and the buttons for what comes next. */
export function ShootProgress(props: ShootProgressProps) {
  return (
    <div className="grid gap-3 empty:hidden">
      <RecordedSteps {...props} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        <StepButtons {...props} />
      </div>
    </div>
  )
}
