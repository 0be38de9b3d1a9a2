import type { ReactNode } from 'react'
import { Cell, Cells, Figure, LinkCell } from '@/components/ui/cells'
import { Icon } from '@/components/ui/icon'

type ClientCardsProps = {
  confirmed: number
  pending: number
  /** The latest previews; null before the first delivery. */
  thumbnails: ReactNode
}

export function ClientCards({ confirmed, pending, thumbnails }: ClientCardsProps) {
  return (
    <Cells>
      <LinkCell href="/book">
        <span className="flex items-baseline justify-between gap-4">
          <span className="t-head">Book New Shoot</span>
          <Icon name="arrow-up-right" />
        </span>
        <span className="text-ink-2">Choose services, a time, and an address. You pay after delivery.</span>
      </LinkCell>
      <LinkCell href="/photo-gallery">
        <span className="flex items-baseline justify-between gap-4">
          <span className="t-head">View Gallery</span>
          <Icon name="arrow-up-right" />
        </span>
        {thumbnails ?? (
          <span className="text-ink-2">Previews are free to view. Full photos unlock after payment.</span>
        )}
      </LinkCell>
      <Cell>
        <h2 className="text-ink-2">Active Bookings</h2>
        <Figure value={confirmed + pending} note={`${confirmed} confirmed, ${pending} pending`} />
      </Cell>
    </Cells>
  )
}

type PhotographerCardsProps = { totalBookings: number; unreadMessages: number }

export function PhotographerCards({ totalBookings, unreadMessages }: PhotographerCardsProps) {
  return (
    <Cells>
      <Cell>
        <h2 className="text-ink-2">Total Bookings</h2>
        <Figure value={totalBookings} />
      </Cell>
      <LinkCell href="/admin-messages">
        <span className="flex items-baseline justify-between gap-4">
          <span className="t-head">Messages</span>
          <Icon name="arrow-up-right" />
        </span>
        <span className="text-ink-2">
          {unreadMessages === 0 ? 'No unread messages' : `${unreadMessages} unread`}
        </span>
      </LinkCell>
      <LinkCell href="/photo-delivery">
        <span className="flex items-baseline justify-between gap-4">
          <span className="t-head">Upload Photos</span>
          <Icon name="arrow-up-right" />
        </span>
        <span className="text-ink-2">Send the photos, the invoice, and the payment link.</span>
      </LinkCell>
    </Cells>
  )
}
