'use client'

import { clsx } from 'clsx'
import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import type { ShownShoot } from './to-shown-shoot'

/**
 * Bookings as rows with their day, place, status, and actions, as wide as their column. The whole row links to the booking. A
 * client component, because a list's texts take far fewer bytes, and less time on the server, than its elements.
 */
export function ShootRows({ shoots }: { shoots: readonly ShownShoot[] }) {
  return (
    <Rows className="@container">
      {shoots.map((shoot) => (
        <li key={shoot.id}>
          <ShootRow shoot={shoot} />
        </li>
      ))}
    </Rows>
  )
}

function ShootRow({ shoot }: { shoot: ShownShoot }) {
  const { details, price, links } = shoot
  return (
    <article
      className={clsx(
        'relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 py-4.5 @min-[36rem]:gap-x-5 @min-[36rem]:grid-cols-[4.25rem_minmax(0,1fr)_auto] has-[h3_a:hover]:[&_h3]:underline [&_h3]:decoration-1 [&_h3]:underline-offset-[0.18em]',
        details && '@min-[47rem]:grid-cols-[4.25rem_minmax(0,1.1fr)_minmax(0,1fr)_11.5rem]',
      )}
    >
      <div className="border-r">
        <p className="font-serif text-[1.875rem] leading-7 font-light tracking-[-0.03em] @min-[36rem]:text-[2.25rem] @min-[36rem]:leading-8.5">
          {shoot.day}
        </p>
        <p className="text-xs text-ink-3">{shoot.month}</p>
      </div>
      <Place shoot={shoot} />
      {details && <Details details={details} />}
      <div
        className={clsx(
          'col-start-2 gap-x-4 gap-y-2 @min-[36rem]:col-start-auto @min-[36rem]:grid @min-[36rem]:justify-items-end',
          price ? 'grid justify-items-start' : 'flex flex-wrap items-center',
        )}
      >
        <Status value={shoot.status} />
        {(price || links.length > 0) && (
          <div className="relative z-1 flex flex-wrap gap-2 @min-[36rem]:justify-end">
            {price ? <Price price={price} links={links} /> : <Links links={links} />}
          </div>
        )}
      </div>
    </article>
  )
}

function Place({ shoot }: { shoot: ShownShoot }) {
  const { href, street, town, dateTime, date, startTime, isOver, otherName, weather, goLive } = shoot
  return (
    <div className="min-w-0">
      <h3 className="t-place">
        <Link href={href} className="after:absolute after:inset-0 after:content-['']">
          <ClampedText>{street}</ClampedText>
        </Link>
      </h3>
      <p className="mt-1 text-ink-2">{town}</p>
      <p className="mt-0.5 flex flex-wrap gap-x-4 text-ink-2">
        <time dateTime={dateTime}>{date}</time>
        {startTime && (
          <span>
            {startTime}
            {isOver && ', over'}
          </span>
        )}
        <span>{otherName}</span>
      </p>
      {weather && <div className="mt-1 text-ink-2">{weather}</div>}
      {goLive && <p className="mt-0.5">{goLive}</p>}
    </div>
  )
}

function Details({ details }: { details: NonNullable<ShownShoot['details']> }) {
  const { services, lateFee, specialInstructions } = details
  return (
    <div className="col-start-2 min-w-0 @min-[36rem]:col-span-1 @min-[47rem]:col-start-auto">
      <p>{services}</p>
      {lateFee && <p className="mt-1.5 text-ink-2">{lateFee}</p>}
      {specialInstructions && (
        <p className="mt-1.5 flex gap-2 text-ink-2">
          <Icon name="message-square-text" size="sm" className="mt-0.5" />
          <span className="min-w-0 whitespace-pre-line wrap-break-word">
            <span className="sr-only">Special instructions: </span>
            {specialInstructions}
          </span>
        </p>
      )}
    </div>
  )
}

type PriceProps = { price: NonNullable<ShownShoot['price']>; links: ShownShoot['links'] }

function Price({ price, links }: PriceProps) {
  return (
    <div className="grid gap-1 @min-[36rem]:justify-items-end">
      <p className="font-medium">{price.total}</p>
      <p className="t-label">Booked on {price.bookedOn}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Links links={links} />
      </div>
    </div>
  )
}

function Links({ links }: { links: ShownShoot['links'] }) {
  return links.map(({ label, href, name, isQuiet }) => (
    <LinkButton key={label} size="sm" variant={isQuiet ? 'quiet' : 'default'} href={href} aria-label={name}>
      {label}
    </LinkButton>
  ))
}
