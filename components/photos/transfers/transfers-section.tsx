import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { Rows } from '@/components/ui/rows'
import type { DeliveryTransfers } from '@/lib/photos/transfers/schema'
import { LazyTransferButton } from './lazy-transfers'
import { TransferRow } from './transfer-row'

/** Whom a delivery was sold to again, and the button that sells it once more; for the photographer. */
export function TransfersSection({ list }: { list: DeliveryTransfers | null }) {
  if (!list) return null
  return (
    <DetailsFold
      id="transfers"
      title="Other agents"
      note={list.transfers.length > 0 && list.transfers.length}
    >
      {list.transfers.length === 0 && (
        <p className="max-w-[60ch] text-ink-2">
          When the listing goes to another agent, sell them these photos too, with an invoice and access of
          their own.
        </p>
      )}
      {list.transfers.length > 0 && (
        <Rows>
          {list.transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </Rows>
      )}
      <div>
        <LazyTransferButton list={list} />
      </div>
    </DetailsFold>
  )
}
