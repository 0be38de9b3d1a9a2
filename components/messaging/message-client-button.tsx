'use client'

import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogCancel } from '@/components/ui/dialog-cancel'
import { FirstMessageForm } from './first-message-form'

type MessageClientButtonProps = {
  clientId: string
  clientName: string
  /** An open conversation to continue instead of starting a new one. */
  conversationId: string | null
  /** Created for each page load, so that a repeated submit sends one message. */
  idempotencyKey: string
}

/** Opens the current conversation with a client, or starts one. */
export function MessageClientButton({ conversationId, ...client }: MessageClientButtonProps) {
  const [isWriting, setWriting] = useState(false)
  if (conversationId) {
    return (
      <LinkButton icon="message-square" href={`/admin-messages?conversation=${conversationId}`}>
        Message
      </LinkButton>
    )
  }
  return (
    <>
      <Button icon="message-square" onClick={() => setWriting(true)}>
        Message
      </Button>
      <Dialog open={isWriting} onClose={() => setWriting(false)} title={`Message ${client.clientName}`}>
        {isWriting && (
          <FirstMessageForm
            clientId={client.clientId}
            idempotencyKey={client.idempotencyKey}
            cancel={<DialogCancel>Cancel</DialogCancel>}
          />
        )}
      </Dialog>
    </>
  )
}
