import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { setOutMinutes } from '@/lib/booking/bookings/limits'
import { findLeaveBy, readShootState } from '@/lib/booking/bookings/rules/day'
import { lastStep, nextStep, whyNotUndo } from '@/lib/booking/bookings/rules/progress'
import { DayAddress, type DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { leaveByText, nextStopText, openTodayText } from '@/lib/booking/bookings/words/day'
import { driveText } from '@/lib/booking/bookings/words/progress'
import { splitAddress } from '@/lib/platform/text/address'
import { instantOf, wallTimeOf } from '@/lib/platform/time/clock'
import { withOrigin } from '@/lib/platform/web/site-path'
import { Countdown } from './countdown'
import { StepButton, UndoButton } from './step-buttons'

type NextStopProps = {
  shoot: DayShoot
  /** Its number of how many today; null for the first stop of a later day. */
  stop: { number: number; count: number } | null
  /** Replaces the label and the link of a stop of a later day. */
  laterDay: { label: string; link: string } | null
  weather: ReactNode
  now: Date
  today: string
  timeZone: string
}

/** The stop that a photographer's home shows first: when, when to leave, where, and the step that is next. */
export function NextStop({ shoot, stop, laterDay, weather, now, today, timeZone }: NextStopProps) {
  const { id, address, date, startTime, endTime, client, drive, progress, visit } = shoot
  const { street, town } = splitAddress(address)
  const clock = { today, time: wallTimeOf(now, timeZone) }
  const state = readShootState(shoot, clock)
  const leaveBy = findLeaveBy(shoot)
  const leaveAt = leaveBy === null ? null : instantOf(date, leaveBy, timeZone).getTime()
  const step = nextStep(shoot, clock)
  const isSoon = leaveAt === null || leaveAt - now.getTime() <= setOutMinutes * 60_000
  const last = lastStep(progress)
  const undoable = last && whyNotUndo(last, progress, now) === null ? last : null
  const offersStep = step && (step !== 'on-the-way' || isSoon)
  const readAt = now.getTime()
  return (
    <section
      aria-labelledby="next-stop"
      className="grid items-end gap-x-10 gap-y-4 border-y border-b-ink py-6 md:grid-cols-[auto_minmax(0,1fr)] xl:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <div>
        <p className="t-label">{laterDay?.label ?? nextStopText(state, stop)}</p>
        <p className="mt-3 font-serif text-[5rem] leading-[0.86] font-light tracking-[-0.045em] lining-nums md:text-[4.5rem]">
          <time dateTime={`${date}T${startTime}`}>{startTime}</time>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-2">
          {state === 'running' ? (
            <Countdown
              key={endTime}
              until={instantOf(date, endTime, timeZone).getTime()}
              readAt={readAt}
              to="end"
            />
          ) : (
            leaveBy && (
              <>
                <span className="font-strong">{leaveByText(leaveBy)}</span>
                {leaveAt !== null && !laterDay && state === 'ahead' && (
                  <Countdown key={leaveAt} until={leaveAt} readAt={readAt} to="leave" />
                )}
              </>
            )
          )}
        </p>
      </div>
      <div className="min-w-0">
        <h2
          id="next-stop"
          className="t-title text-[1.875rem] wrap-break-word md:text-[2.125rem] md:leading-9.5"
        >
          <Link href={withOrigin(`/booking/${id}`, '/dashboard')} className="hover:underline">
            {street}
          </Link>
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-4.5 gap-y-1 text-ink-2">
          <Fact icon="map-pin">{[town, drive && driveText(drive)].filter(Boolean).join(' · ')}</Fact>
          <Fact icon="user">{client.fullName}</Fact>
          {weather && <li>{weather}</li>}
          {visit.length > 0 && <Fact icon="camera">{visit.map(({ name }) => name).join(', ')}</Fact>}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:col-span-full xl:col-span-1">
        {offersStep && (
          <StepButton
            key={step}
            bookingId={id}
            step={step}
            street={street}
            clientName={client.fullName}
            isMain
          />
        )}
        {undoable && <UndoButton bookingId={id} step={undoable} street={street} />}
        <LinkButton
          size="lg"
          href={DayAddress.href({ date: laterDay ? date : '' })}
          className="max-sm:flex-1"
        >
          {laterDay?.link ?? openTodayText}
        </LinkButton>
      </div>
    </section>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <Icon name={icon} size="sm" className="flex-none text-ink-3" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
