import { Cell, Cells, Figure } from '@/components/ui/cells'
import type { ClientDetail } from '@/lib/people/clients/schema'

type ClientFiguresProps = {
  client: ClientDetail
  /** Whether the amounts are the whole studio's, as the number of bookings always is. */
  isWholeStudio: boolean
}

/** What the client owes, has paid, and has booked. */
export function ClientFigures({ client: { due, paid, bookings }, isWholeStudio }: ClientFiguresProps) {
  return (
    <>
      <Cells columns={3}>
        <Cell>
          <p className="text-ink-2">Balance due</p>
          <Figure value={due.amount} note={countInvoices(due.count)} />
        </Cell>
        <Cell>
          <p className="text-ink-2">Paid so far</p>
          <Figure value={paid.amount} note={countInvoices(paid.count)} />
        </Cell>
        <Cell>
          <p className="text-ink-2">Bookings</p>
          <Figure value={bookings.total} note={describeBookings(bookings)} />
        </Cell>
      </Cells>
      {!isWholeStudio && (
        <p className="t-label pt-3">
          Amounts include only the bookings you manage. The booking count includes the whole studio.
        </p>
      )}
    </>
  )
}

function countInvoices(count: number): string {
  return count === 1 ? '1 invoice' : `${count} invoices`
}

/** `3 upcoming, 1 cancelled`; zeros are left out. */
function describeBookings({ upcoming, cancelled }: ClientDetail['bookings']): string {
  return [upcoming > 0 && `${upcoming} upcoming`, cancelled > 0 && `${cancelled} cancelled`]
    .filter(Boolean)
    .join(', ')
}
