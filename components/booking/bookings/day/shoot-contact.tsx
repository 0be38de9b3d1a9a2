import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { linkClasses } from '@/components/ui/text-link'
import { mapAddress, phoneAddress } from '@/lib/booking/bookings/rules/day-links'
import type { DayShoot } from '@/lib/booking/bookings/schema/shoot-day'
import { splitAddress } from '@/lib/platform/text/address'

type ShootContactProps = {
  shoot: Pick<DayShoot, 'address' | 'client'>
  /** Without it, the directions are elsewhere. */
  hasDirections?: boolean
  /** The button that messages the client. */
  message: ReactNode
}

/** The ways to a shoot and to its client. */
export function ShootContact({ shoot, hasDirections = false, message }: ShootContactProps) {
  const { address, client } = shoot
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {hasDirections && (
        <a
          href={mapAddress(address)}
          target="_blank"
          rel="noreferrer"
          className={linkClasses('min-h-11 print:hidden')}
        >
          <Icon name="map-pin" size="sm" />
          Directions<span className="sr-only"> to {splitAddress(address).street}</span>
        </a>
      )}
      {client.phone && (
        <a href={phoneAddress(client.phone)} className={linkClasses('min-h-11')}>
          <Icon name="phone" size="sm" />
          {client.phone}
          <span className="sr-only">, call {client.fullName}</span>
        </a>
      )}
      {message}
    </div>
  )
}
