'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { endTransferAction } from '@/lib/transfers/actions'
import { isEndable, type TransferState } from '@/lib/transfers/rules'
import type { ShownTransfer } from '@/lib/transfers/schema'
import { endHint, endTransferText, stateTexts, transferEndedText, waitingHint } from '@/lib/transfers/words'

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
        {isEndable(state) && (
          <ConfirmButton
            label={endTransferText}
            aria-label={`${endTransferText} to ${name}`}
            size="sm"
            variant="quiet"
            act={() => endTransferAction({ transferId: id })}
            done={transferEndedText}
            failed="Failed to end the transfer"
            title={`End the transfer to ${name}?`}
            description={endHint(state)}
            confirmLabel={endTransferText}
            busyText="Ending"
            cancelLabel="Keep"
          />
        )}
      </div>
    </li>
  )
}
