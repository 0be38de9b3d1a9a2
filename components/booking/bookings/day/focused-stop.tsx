import type { ReactNode } from 'react'
import { buttonClasses, LinkButton } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { findLeaveBy, readShootState } from '@/lib/booking/bookings/rules/day'
import { mapAddress, phoneAddress } from '@/lib/booking/bookings/rules/day-links'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { leaveByText, nextStopText } from '@/lib/booking/bookings/words/day'
import { driveText } from '@/lib/booking/bookings/words/progress'
import { firstNameOf } from '@/lib/booking/quotes/rules/sent-quote'
import { splitAddress } from '@/lib/platform/text/address'
import { instantOf, wallTimeOf } from '@/lib/platform/time/clock'
import { withOrigin } from '@/lib/platform/web/site-path'
import { Countdown } from './countdown'
import type { Stop } from './day-stops'
import { ShootContact } from './shoot-contact'
import { ShootFacts } from './shoot-facts'
import { RecordedSteps, StepButtons } from './shoot-progress'
import { ShotList } from './shot-list'

const linkClass = buttonClasses({ size: 'lg' }, 'h-14 flex-none flex-col gap-0.5 px-3 text-xs')

type FocusedStopProps = {
  stop: Stop
  /** Its number of how many. */
  place: { number: number; count: number }
  /** The sky of the day, with the sun at the time of the shoot. */
  sky: ReactNode
  origin: string
  now: Date
  today: string
  timeZone: string
}

/** The stop that the photographer is heading for, large enough to be read at the wheel, with what is needed there in folds. */
export function FocusedStop({ stop, place, sky, origin, now, today, timeZone }: FocusedStopProps) {
  const { shoot, light, weather, access, message } = stop
  const { id, address, date, startTime, endTime, client, visit } = shoot
  const { street, town } = splitAddress(address)
  const state = readShootState(shoot, { today, time: wallTimeOf(now, timeZone) })
  const needsAccess = state === 'on-the-way' || state === 'running'
  return (
    <article aria-labelledby="focused-stop" className="min-w-0">
      <p className="t-label">{nextStopText(state, place)}</p>
      <p className="mt-4 flex items-start font-serif text-[7.25rem] leading-[0.8] font-light tracking-[-0.05em] lining-nums max-[22rem]:text-[5.5rem]">
        <time dateTime={`${date}T${startTime}`}>{startTime}</time>
        <span className="mt-1 ml-2.5 font-sans text-sm font-normal tracking-normal text-ink-2">
          to {endTime}
        </span>
      </p>
      <h2 id="focused-stop" className="t-title mt-7 wrap-break-word">
        <Link href={withOrigin(`/booking/${id}`, origin)} className="hover:underline">
          {street}
        </Link>
      </h2>
      <p className="mt-1 text-base text-ink-2">{town}</p>
      <TimeLeft stop={stop} state={state} now={now} timeZone={timeZone} />
      <ThumbBar shoot={shoot} isOver={state === 'over'} now={now} today={today} timeZone={timeZone} />
      <div className="*:border-t-0 *:first:border-t">
        {access && (
          <Disclosure look="row" summary="Access" open={needsAccess}>
            <div className="pb-5">{access}</div>
          </Disclosure>
        )}
        {(sky || weather) && (
          <Disclosure look="row" summary="Light and weather" open>
            <div className="grid gap-3 pb-5">
              {sky}
              {light && <div>{light}</div>}
              {weather}
            </div>
          </Disclosure>
        )}
        <Disclosure
          look="row"
          summary="What to shoot"
          hint={visit.map(({ name }) => name).join(', ')}
          open={state === 'running'}
        >
          <div className="pb-5">
            <ShootFacts shoot={shoot} />
          </div>
        </Disclosure>
        <ShotList bookingId={id} shots={shoot.shots} look="row" open={state === 'running'} />
        <Disclosure look="row" summary={client.fullName} hint={client.phone}>
          <div className="pb-5">
            <ShootContact shoot={shoot} message={message} />
          </div>
        </Disclosure>
      </div>
    </article>
  )
}

type TimeLeftProps = {
  stop: Stop
  state: ReturnType<typeof readShootState>
  now: Date
  timeZone: string
}

/** When to leave for the stop, or when it ends, with the time until then, and the drive. */
function TimeLeft({ stop, state, now, timeZone }: TimeLeftProps) {
  const { date, endTime, drive } = stop.shoot
  const leaveBy = findLeaveBy(stop.shoot)
  const readAt = now.getTime()
  const instant = (time: string) => instantOf(date, time, timeZone).getTime()
  const isRunning = state === 'running'
  const isAhead = state === 'ahead' && leaveBy !== null
  if (!isRunning && !isAhead && !drive) return null
  return (
    <div className="mt-5 border-t border-b border-t-ink py-3.5">
      {isRunning && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="t-head">Until {endTime}</span>
          <Countdown key={endTime} until={instant(endTime)} readAt={readAt} to="end" />
        </p>
      )}
      {isAhead && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="t-head">{leaveByText(leaveBy)}</span>
          <Countdown key={leaveBy} until={instant(leaveBy)} readAt={readAt} to="leave" />
        </p>
      )}
      {drive && !isRunning && <p className="mt-1 text-ink-2">{driveText(drive)}</p>}
    </div>
  )
}

type ThumbBarProps = { shoot: DayShoot; isOver: boolean; now: Date; today: string; timeZone: string }

/**
 * The actions of the stop: the way there, a call, and the step that is next. On phones a bar at the bottom of the window, in reach
 * of a thumb. What was recorded last, and its undo, is above them.
 */
function ThumbBar({ shoot, isOver, now, today, timeZone }: ThumbBarProps) {
  const { id, address, client } = shoot
  const { street } = splitAddress(address)
  return (
    <div
      data-foot-bar
      className="z-20 grid gap-2.5 bg-paper print:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:my-5"
    >
      <div role="status" className="text-ink-2 empty:hidden">
        <RecordedSteps shoot={shoot} now={now} timeZone={timeZone} />
      </div>
      <div className="flex gap-2 max-md:[&>button]:h-14 max-md:[&>button]:flex-1 max-md:[&>button]:px-3 md:[&>button]:h-14 md:[&>.button-main]:min-w-52">
        <a href={mapAddress(address)} target="_blank" rel="noreferrer" className={linkClass}>
          <Icon name="map-pin" />
          Directions<span className="sr-only"> to {street}</span>
        </a>
        {client.phone && (
          <a
            href={phoneAddress(client.phone)}
            aria-label={`Call ${firstNameOf(client.fullName)}`}
            className={linkClass}
          >
            <Icon name="phone" />
            Call
          </a>
        )}
        {isOver ? (
          <LinkButton
            variant="main"
            size="lg"
            icon="upload"
            href={`/photo-delivery?booking_id=${id}`}
            aria-label={`Send photos: ${street}`}
            className="h-14 max-md:flex-1 md:min-w-52"
          >
            Send photos
          </LinkButton>
        ) : (
          <StepButtons shoot={shoot} now={now} today={today} timeZone={timeZone} isMain />
        )}
      </div>
    </div>
  )
}
