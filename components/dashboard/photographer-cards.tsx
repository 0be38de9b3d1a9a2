import { Cell, Cells, Figure, LinkCell } from '@/components/ui/cells'
import { Icon } from '@/components/ui/icon'

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
