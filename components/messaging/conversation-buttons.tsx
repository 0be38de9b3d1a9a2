'use client'

import { CheckCheck, RotateCcw, UserMinus, UserPlus, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import {
  assignConversation,
  closeConversation,
  markConversationRead,
  reopenConversation,
} from '@/lib/messaging/actions'
import type { ActionResult } from '@/lib/platform/errors'

type Act = (input: { conversationId: string }) => Promise<ActionResult<unknown>>

function ConversationButton(props: {
  conversationId: string
  act: Act
  icon: ReactNode
  label: string
  busyText: string
  done: string
  failure: string
}) {
  const { conversationId, act, icon, label, busyText, done, failure } = props
  const router = useRouter()
  const [isBusy, start] = useTransition()
  function press() {
    start(async () => {
      const answer = await act({ conversationId }).catch(() => null)
      if (answer?.ok) toast.success(done)
      else toast.error('Error', answer?.code === 'not-found' ? answer.message : failure)
      router.refresh()
    })
  }
  return (
    <Button size="sm" icon={icon} busy={isBusy} busyText={busyText} onClick={press}>
      {label}
    </Button>
  )
}

export function MarkReadButton({ conversationId }: { conversationId: string }) {
  return (
    <ConversationButton
      conversationId={conversationId}
      act={markConversationRead}
      icon={<CheckCheck className="icon-sm" aria-hidden="true" />}
      label="Mark as Read"
      busyText="Marking as read"
      done="Marked as Read"
      failure="Failed to mark conversation as read"
    />
  )
}

export function ReopenButton({ conversationId }: { conversationId: string }) {
  return (
    <ConversationButton
      conversationId={conversationId}
      act={reopenConversation}
      icon={<RotateCcw className="icon-sm" aria-hidden="true" />}
      label="Reopen"
      busyText="Reopening"
      done="Conversation reopened"
      failure="Failed to reopen conversation"
    />
  )
}

export function CloseButton({ conversationId }: { conversationId: string }) {
  return (
    <ConversationButton
      conversationId={conversationId}
      act={closeConversation}
      icon={<X className="icon-sm" aria-hidden="true" />}
      label="Close"
      busyText="Closing"
      done="Conversation closed"
      failure="Failed to close conversation"
    />
  )
}

type AssignButtonProps = { conversationId: string; takenBy: { name: string; isViewer: boolean } | null }

/** Takes a conversation, from a colleague too, or hands one's own back to all. */
export function AssignButton({ conversationId, takenBy }: AssignButtonProps) {
  const isMine = takenBy?.isViewer === true
  const Icon = isMine ? UserMinus : UserPlus
  return (
    <ConversationButton
      conversationId={conversationId}
      act={({ conversationId: id }) =>
        assignConversation({ conversationId: id, to: isMine ? 'nobody' : 'me' })
      }
      icon={<Icon className="icon-sm" aria-hidden="true" />}
      label={isMine ? 'Hand back' : takenBy ? 'Take over' : 'Assign to me'}
      busyText={isMine ? 'Handing back' : 'Assigning'}
      done={isMine ? 'Conversation handed back' : 'Conversation assigned to you'}
      failure="Failed to assign conversation"
    />
  )
}
