import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { DeliveryTransfers } from '@/lib/photos/transfers/schema'
import { LazyTransferButton } from './lazy-transfers'
import { TransferRow } from './transfer-row'

type TransfersSectionProps = { list: DeliveryTransfers | null; className?: string }

/** Whom a delivery was sold to again, and the button that sells it once more; for the photographer. */
export function TransfersSection({ list, className }: TransfersSectionProps) {
  if (!list) return null
  return (
    <section aria-labelledby="transfers" className={className}>
      <SectionHead id="transfers" title="Other agents" />
      <div className="grid gap-4 pt-4">
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
      </div>
    </section>
  )
}
