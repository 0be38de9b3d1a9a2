import type { ReactNode } from 'react'
import { Cell, Cells, Figure, LinkCell } from '@/components/ui/cells'

type ClientCardsProps = {
  /** When the next booking is paid, in a sentence. */
  paidWhen: string
  confirmed: number
  pending: number
  /** The latest previews; null before the first delivery. */
  thumbnails: ReactNode
}

export function ClientCards({ paidWhen, confirmed, pending, thumbnails }: ClientCardsProps) {
  return (
    <Cells>
      <LinkCell href="/book" title="Book New Shoot">
        <span className="text-ink-2">Choose services, a time, and an address. {paidWhen}</span>
      </LinkCell>
      <LinkCell href="/photo-gallery" title="View Gallery">
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
      <LinkCell href="/admin-messages" title="Messages">
        <span className="text-ink-2">
          {unreadMessages === 0 ? 'No unread messages' : `${unreadMessages} unread`}
        </span>
      </LinkCell>
      <LinkCell href="/photo-delivery" title="Upload Photos">
        <span className="text-ink-2">Send the photos, the invoice, and the payment link.</span>
      </LinkCell>
    </Cells>
  )
}
