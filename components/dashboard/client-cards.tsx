import { ArrowUpRight } from 'lucide-react'
import { Cell, Cells, Figure, LinkCell } from '@/components/ui/cells'

/** What a client does most, and how many bookings are under way. */
export function ClientCards({ confirmed, pending }: { confirmed: number; pending: number }) {
  return (
    <Cells>
      <LinkCell href="/book">
        <span className="flex items-baseline justify-between gap-4">
          <span className="t-head">Book New Shoot</span>
          <ArrowUpRight className="icon" aria-hidden="true" />
        </span>
        <span className="text-ink-2">Choose services, a time and an address. You pay after delivery.</span>
      </LinkCell>
      <LinkCell href="/photo-gallery">
        <span className="flex items-baseline justify-between gap-4">
          <span className="t-head">View Gallery</span>
          <ArrowUpRight className="icon" aria-hidden="true" />
        </span>
        <span className="text-ink-2">Previews are free to view. Full photos unlock after payment.</span>
      </LinkCell>
      <Cell>
        <h2 className="text-ink-2">Active Bookings</h2>
        <Figure value={confirmed + pending} note={`${confirmed} confirmed, ${pending} pending`} />
      </Cell>
    </Cells>
  )
}
