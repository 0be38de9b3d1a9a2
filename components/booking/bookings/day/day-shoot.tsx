import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { KeyValues } from '@/components/ui/key-values'
import { Link } from '@/components/ui/link'
import { Status } from '@/components/ui/status'
import { linkClasses } from '@/components/ui/text-link'
import { mapAddress, phoneAddress } from '@/lib/booking/bookings/rules/day-links'
import type { DayShoot as Shoot } from '@/lib/booking/bookings/schema'
import { airspaceNotesText } from '@/lib/booking/bookings/words/changes'
import { driveText } from '@/lib/booking/bookings/words/progress'
import { splitAddress } from '@/lib/platform/text/address'
import { timeRange } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'

type DayShootProps = {
  shoot: Shoot
  /** The page's own address, for the booking's back link. */
  origin: string
  /** The light at the house, its forecast, how to get in, the button that messages the client, and the steps. */
  light: ReactNode
  weather: ReactNode
  access: ReactNode
  message: ReactNode
  children: ReactNode
}

/** A stop of a photographer's day: when, where, what, whom, and what to do next. */
export function DayShoot({ shoot, origin, light, weather, access, message, children }: DayShootProps) {
  const { id, address, date, startTime, client, drive, airspace } = shoot
  const { street, town } = splitAddress(address)
  return (
    <article aria-labelledby={`shoot-${id}`} className="grid gap-5 py-7 first:pt-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-2">
            <time dateTime={`${date}T${startTime}`}>{timeRange(shoot)}</time>
          </p>
          <h2 id={`shoot-${id}`} className="t-place wrap-break-word">
            <Link href={withOrigin(`/booking/${id}`, origin)} className="hover:underline">
              {street}
            </Link>
          </h2>
          <p className="text-ink-2">{town}</p>
        </div>
        <Status value={shoot.status} />
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <a
          href={mapAddress(address)}
          target="_blank"
          rel="noreferrer"
          className={linkClasses('min-h-11 print:hidden')}
        >
          <Icon name="map-pin" size="sm" />
          Directions<span className="sr-only"> to {street}</span>
        </a>
        {client.phone && (
          <a href={phoneAddress(client.phone)} className={linkClasses('min-h-11')}>
            <Icon name="phone" size="sm" />
            {client.phone}
            <span className="sr-only">, call {client.fullName}</span>
          </a>
        )}
        {message}
      </div>
      <KeyValues
        items={[
          ['Client', client.fullName],
          ['Drive', drive && driveText(drive)],
          ['Light', light],
          ['Forecast', weather],
          ['Services', shoot.visit.map(({ name }) => name).join(', ')],
          ['Drone', airspace && airspaceNotesText[airspace]],
          [
            'Instructions',
            shoot.specialInstructions && (
              <span className="whitespace-pre-line wrap-anywhere">{shoot.specialInstructions}</span>
            ),
          ],
        ]}
      />
      {access && (
        <div className="grid gap-2">
          <h3 className="t-label">Access</h3>
          {access}
        </div>
      )}
    </article>
  )
}
