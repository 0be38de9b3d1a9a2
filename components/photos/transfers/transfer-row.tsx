import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { isEndable, type TransferState } from '@/lib/photos/transfers/rules'
import type { ShownTransfer } from '@/lib/photos/transfers/schema'
import { stateTexts, waitingHint } from '@/lib/photos/transfers/words'
import { LazyEndTransferButton } from './lazy-transfers'

/** The status that each state looks like. */
const looks: Record<TransferState, string> = {
  waiting: 'new',
  unpaid: 'pending',
  paid: 'paid',
  free: 'paid',
  over: 'void',
}

/** An agent to whom the photos were sold again. */
export function TransferRow({ transfer }: { transfer: ShownTransfer }) {
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
