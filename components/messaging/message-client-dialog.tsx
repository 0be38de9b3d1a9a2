'use client'

import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { FirstMessageForm } from './first-message-form'

type MessageClientDialogProps = {
  clientId: string
  clientName: string
  /** Created for each page load, so that a repeated submit sends one message. */
  idempotencyKey: string
  onClose: () => void
}

/** Starts a conversation with a client. */
export function MessageClientDialog(props: MessageClientDialogProps) {
  const { clientId, clientName, idempotencyKey, onClose } = props
  return (
    <Dialog open onClose={onClose} title={`Message ${clientName}`}>
      <FirstMessageForm
        clientId={clientId}
        idempotencyKey={idempotencyKey}
        cancel={<DialogCancel>Cancel</DialogCancel>}
      />
    </Dialog>
  )
}
