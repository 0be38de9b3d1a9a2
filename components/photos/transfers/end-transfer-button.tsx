'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { endTransferAction } from '@/lib/photos/transfers/actions'
import type { TransferState } from '@/lib/photos/transfers/rules'
import { endHint, endTransferText, transferEndedText } from '@/lib/photos/transfers/words'

type EndTransferButtonProps = { transferId: string; name: string; state: TransferState }

/** Takes back an offer, or an agent's access. */
export function EndTransferButton({ transferId, name, state }: EndTransferButtonProps) {
  return (
    <ConfirmButton
      label={endTransferText}
      aria-label={`${endTransferText} to ${name}`}
      size="sm"
      variant="quiet"
      act={() => endTransferAction({ transferId })}
      done={transferEndedText}
      failed="Failed to end the transfer"
      title={`End the transfer to ${name}?`}
      description={endHint(state)}
      confirmLabel={endTransferText}
      busyText="Ending"
      cancelLabel="Keep"
    />
  )
}
