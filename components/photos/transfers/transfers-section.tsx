import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { isEndable, type TransferState } from '@/lib/photos/transfers/rules'
import type { DeliveryTransfers, ShownTransfer } from '@/lib/photos/transfers/schema'
import { stateTexts, waitingHint } from '@/lib/photos/transfers/words'
import { LazyEndTransferButton, LazyTransferButton } from './lazy-transfers'

/** The status that each state looks like. */
const looks: Record<TransferState, string> = {
  waiting: 'new',
  unpaid: 'pending',
  paid: 'paid',
  free: 'paid',
  over: 'void',
}

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

/** An agent to whom the photos were sold again. */
function TransferRow({ transfer }: { transfer: ShownTransfer }) {
  const { id, name, email, license, amount, on, state, invoice } = transfer
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3.5">
      <div className="grid min-w-0 gap-1">
        <p className="t-place wrap-break-word">{name}</p>
        <p className="wrap-break-word text-ink-2">{email}</p>
        <p className="t-label tabular-nums">
          {license}, {state === 'free' ? 'no charge' : amount}, {on}
        </p>
        {state === 'waiting' && <p className="t-label max-w-[60ch]">{waitingHint}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Status value={looks[state]} label={stateTexts[state]} />
        {invoice && (
          <TextLink href={`/invoices/${invoice.id}`} icon="receipt-text">
            {invoice.number}
          </TextLink>
        )}
        {isEndable(state) && <LazyEndTransferButton transferId={id} name={name} state={state} />}
      </div>
    </li>
  )
}
