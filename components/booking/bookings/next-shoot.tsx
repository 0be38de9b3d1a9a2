import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { nextShootTitle } from '@/lib/booking/bookings/words/home'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

type NextShootProps = {
  booking: BookingDetail
  /** How far away it is: `In 2 days`. */
  startsIn: string
  /** The sky of its day; null where the property isn't known. */
  sky: ReactNode
  light: ReactNode
  weather: ReactNode
}

/** A client's next shoot: when and where, who comes, the light, and what they may still change. */
export function NextShoot({ booking, startsIn, sky, light, weather }: NextShootProps) {
  const { id, address, status, date, startTime, endTime, photographer, visit, may } = booking
  const { street, town } = splitAddress(address)
  const href = withOrigin(`/booking/${id}`, '/dashboard')
  return (
    <section aria-labelledby="next-shoot" className="@container">
      <SectionHead
        id="next-shoot"
        title={nextShootTitle}
        action={
          <span className="flex flex-wrap items-baseline justify-end gap-x-4">
            {status === 'PENDING' && <Status value={status} />}
            <span className="font-strong text-accent">{startsIn}</span>
          </span>
        }
      />
      <div className="mt-6 grid gap-x-10 gap-y-6 @min-[36rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <p className="font-serif text-[4.5rem] leading-[0.86] font-light tracking-[-0.045em] lining-nums">
            <time dateTime={`${date}T${startTime}`}>{startTime}</time>
          </p>
          <p className="mt-4 text-ink-2">
            {formatWeekday(date)}, {formatDay(date)} · until {endTime}
          </p>
          <h3 className="mt-5 font-serif text-[1.75rem] leading-8 wrap-break-word">
            <Link href={href} className="hover:underline">
              {street}
            </Link>
          </h3>
          <ul className="mt-2 grid gap-1 text-ink-2">
            {town && <Fact icon="map-pin">{town}</Fact>}
            <Fact icon="user">{photographer.fullName}</Fact>
            {weather && <li>{weather}</li>}
            {visit.length > 0 && <Fact icon="camera">{visit.map(({ name }) => name).join(', ')}</Fact>}
          </ul>
        </div>
        <div className="grid min-w-0 content-start gap-5">
          {sky && (
            <div className="grid gap-3">
              {sky}
              <div>{light}</div>
            </div>
          )}
          <div className="flex items-center gap-2">
            <LinkButton href={href}>See details</LinkButton>
            <MoreMenu label={`More actions for ${street}`}>
              {may.reschedule && (
                <MenuLink href={`/book?reschedule=${id}`} icon="calendar">
                  Reschedule
                </MenuLink>
              )}
              <MenuLink href={`/api/calendar/booking/${id}`} prefetch={false} download icon="calendar-plus">
                Add to calendar
              </MenuLink>
              {may.cancel && (
                <>
                  <MenuLine />
                  <MenuLink
                    href={withOrigin(`/booking/${id}?cancel=1`, '/dashboard')}
                    icon="x"
                    className="text-stop"
                  >
                    Cancel booking
                  </MenuLink>
                </>
              )}
            </MoreMenu>
          </div>
        </div>
      </div>
    </section>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-2">
      <Icon name={icon} size="sm" className="mt-1 flex-none text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
