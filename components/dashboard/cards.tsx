import { Cell, Cells, Figure, LinkCell } from '@/components/ui/cells'

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
