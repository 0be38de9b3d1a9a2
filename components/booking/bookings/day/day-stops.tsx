import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { isStopAhead, readShootState } from '@/lib/booking/bookings/rules/day'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { stopText, theDayTitle } from '@/lib/booking/bookings/words/day'
import { driveText } from '@/lib/booking/bookings/words/progress'
import { splitAddress } from '@/lib/platform/text/address'
import { wallTimeOf } from '@/lib/platform/time/clock'
import { withOrigin } from '@/lib/platform/web/site-path'
import { countOf } from '@/lib/platform/words'
import { ShootContact } from './shoot-contact'
import { ShootFacts } from './shoot-facts'
import { ShootProgress } from './shoot-progress'

/** A shoot with what other domains know about it. */
export type Stop = {
  shoot: DayShoot
  /** The light at the house, its forecast, how to get in, and the button that messages the client. */
  light: ReactNode
  weather: ReactNode
  access: ReactNode
  message: ReactNode
}

type DayStopsProps = {
  stops: readonly Stop[]
  /** The stop that is shown before the list; null for none. */
  nextId: string | null
  /** The page's own address, for the bookings' back links. */
  origin: string
  now: Date
  today: string
  timeZone: string
}

/** The stops of a day in order, with the drives between them. Each but the next one has its details in a fold. */
export function DayStops({ stops, nextId, ...context }: DayStopsProps) {
  return (
    <section aria-labelledby="the-day">
      <SectionHead id="the-day" title={theDayTitle} action={countOf(stops.length, 'stop')} />
      <ol>
        {stops.map((stop) => (
          <li key={stop.shoot.id} className="border-b">
            <DayStop stop={stop} isNext={stop.shoot.id === nextId} {...context} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type DayStopProps = Omit<DayStopsProps, 'stops' | 'nextId'> & { stop: Stop; isNext: boolean }

function DayStop({ stop, isNext, origin, now, today, timeZone }: DayStopProps) {
  const { shoot, light, weather, access, message } = stop
  const { id, address, date, startTime, endTime, client, drive, status } = shoot
  const { street } = splitAddress(address)
  const state = readShootState(shoot, { today, time: wallTimeOf(now, timeZone) })
  const isOver = !isStopAhead(state)
  const facts = [stopText(state, endTime, isNext), client.fullName].filter(Boolean).join(' · ')
  return (
    <article
      aria-labelledby={`stop-${id}`}
      className={mergeClasses(
        'relative py-3.5',
        isNext &&
          "before:absolute before:inset-y-3 before:-left-3 before:w-0.75 before:bg-accent before:content-['']",
      )}
    >
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3">
        <time
          dateTime={`${date}T${startTime}`}
          className={isOver ? 'pt-0.5 text-ink-3' : 'pt-0.5 font-strong'}
        >
          {startTime}
        </time>
        <div className="min-w-0">
          <h3 id={`stop-${id}`} className={mergeClasses('t-place wrap-break-word', isOver && 'text-ink-2')}>
            <Link href={withOrigin(`/booking/${id}`, origin)} className="hover:underline">
              {street}
            </Link>
          </h3>
          <p className="text-ink-2">{facts}</p>
          {drive && <p className="t-label">{driveText(drive)}</p>}
        </div>
        {state === 'over' && status !== 'PENDING' ? (
          <LinkButton
            size="sm"
            href={`/photo-delivery?booking_id=${id}`}
            aria-label={`Send photos: ${street}`}
            className="max-md:min-h-11"
          >
            Send photos
          </LinkButton>
        ) : (
          <Status value={status} />
        )}
      </div>
      {!isNext && (
        <div className="pl-17">
          <Disclosure summary="Details" open={date !== today}>
            <div className="grid gap-4 pb-2">
              <ShootProgress shoot={shoot} now={now} today={today} timeZone={timeZone} />
              <ShootContact shoot={shoot} hasDirections message={message} />
              <ShootFacts
                shoot={shoot}
                items={[
                  ['Light', light],
                  ['Forecast', weather],
                ]}
              />
              {access && (
                <div className="grid gap-2">
                  <h4 className="t-label">Access</h4>
                  {access}
                </div>
              )}
            </div>
          </Disclosure>
        </div>
      )}
    </article>
  )
}
