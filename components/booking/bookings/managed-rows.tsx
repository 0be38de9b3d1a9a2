'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { ClampedText } from '@/components/ui/clamped-text'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions } from '@/components/ui/table'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import type { BookingItem } from '@/lib/booking/bookings/schema/bookings'
import { splitAddress } from '@/lib/platform/text/address'
import { whenOf } from '@/lib/platform/time/calendar-date'
import { ApproveButton } from './approve-button'
import { CompleteButton, TakeOverButton } from './shoot-buttons'

/** What a row needs of a booking, with its texts. */
export type ManagedShoot = Pick<
  BookingItem,
  'id' | 'address' | 'date' | 'startTime' | 'status' | 'isDelivered' | 'isInvoiced' | 'isImported'
> & {
  href: string
  when: string
  services: string
  total: string
  client: { fullName: string }
  photographer: { fullName: string; isDisabled: boolean }
  weather?: ReactNode
}

type ManagedRowsProps = {
  shoots: readonly ManagedShoot[]
  /** The reader's own profile, if they are a photographer; others see whose shoots these are. */
  profileId: string | null
}

/** The rows of a table of shoots. A client component for the reason that `ShootRows` is one. */
export function ManagedRows({ shoots, profileId }: ManagedRowsProps) {
  return shoots.map((shoot) => <ManagedRow key={shoot.id} shoot={shoot} profileId={profileId} />)
}

function ManagedRow({ shoot, profileId }: { shoot: ManagedShoot; profileId: string | null }) {
  const { street } = splitAddress(shoot.address)
  const { fullName, isDisabled } = shoot.photographer
  return (
    <Row>
      <DataCell className="whitespace-nowrap">
        <span className="font-strong">{shoot.when}</span>
        <br />
        {!shoot.isImported && <span className="text-ink-2">{shoot.startTime}</span>}
      </DataCell>
      <DataCell wide>
        <ClampedText className="t-place text-[1.0625rem]">{street}</ClampedText>
        <span className="text-xs text-ink-2">
          {shoot.client.fullName} · {shoot.services}
        </span>
        {shoot.weather && <span className="mt-1 block text-xs text-ink-2">{shoot.weather}</span>}
        {(profileId === null || isDisabled) && (
          <span className="block text-xs text-ink-2">
            Photographer: {fullName}
            {isDisabled && ' (disabled)'}
          </span>
        )}
      </DataCell>
      <DataCell number>{!shoot.isImported && shoot.total}</DataCell>
      <DataCell>
        <Status value={shoot.isImported ? 'IMPORTED' : shoot.status} />
      </DataCell>
      <DataCell wide>
        <RowActions>
          <LinkButton size="sm" variant="quiet" href={shoot.href} aria-label={`View Details of ${street}`}>
            View Details
          </LinkButton>
          {shoot.status === 'PENDING' && (
            <ApproveButton
              bookingId={shoot.id}
              size="sm"
              variant="default"
              label={`Approve ${street}`}
              what={`${street}, ${whenOf(shoot)}, for ${shoot.client.fullName}.`}
            >
              Approve
            </ApproveButton>
          )}
          {profileId !== null && isDisabled && (
            <TakeOverButton booking={shoot} profileId={profileId} size="sm" />
          )}
          {isLive(shoot.status) && <CompleteButton booking={shoot} size="sm" />}
          <RelatedLinks shoot={shoot} street={street} opensPhotos={profileId !== null} />
        </RowActions>
      </DataCell>
    </Row>
  )
}

type RelatedLinksProps = { shoot: ManagedShoot; street: string; opensPhotos: boolean }

/** Links to a shoot's photos and invoice, or to Send Photos while a completed shoot has none. */
function RelatedLinks({ shoot, street, opensPhotos }: RelatedLinksProps) {
  const { id, status, isDelivered, isInvoiced } = shoot
  return (
    <>
      {opensPhotos && isDelivered && (
        <LinkButton
          size="sm"
          variant="quiet"
          href={`/photo-gallery?booking_id=${id}`}
          aria-label={`Photos of ${street}`}
        >
          Photos
        </LinkButton>
      )}
      {isInvoiced && (
        <LinkButton
          size="sm"
          variant="quiet"
          href={`/invoices?booking_id=${id}`}
          aria-label={`Invoice for ${street}`}
        >
          Invoice
        </LinkButton>
      )}
      {opensPhotos && status === 'COMPLETED' && !isDelivered && (
        <LinkButton
          size="sm"
          href={`/photo-delivery?booking_id=${id}`}
          aria-label={`Send Photos of ${street}`}
        >
          Send Photos
        </LinkButton>
      )}
    </>
  )
}
