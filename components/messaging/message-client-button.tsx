'use client'

import { type ComponentProps, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { MessageClientDialog } from './message-client-dialog'

const Dialog = deferComponent(async () => (await import('./message-client-dialog')).MessageClientDialog)

type MessageClientButtonProps = Omit<ComponentProps<typeof MessageClientDialog>, 'onClose'> & {
  /** An open conversation to continue instead of starting a new one. */
  conversationId: string | null
}

/** Opens the current conversation with a client, or starts one. */
export function MessageClientButton({ conversationId, ...client }: MessageClientButtonProps) {
  const [isWriting, setWriting] = useState(false)
  Dialog.usePreload()
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
      {isWriting && <Dialog {...client} onClose={() => setWriting(false)} />}
    </>
  )
}
