'use client'

import { CheckCheck, RotateCcw, UserMinus, UserPlus, X } from 'lucide-react'
import { ActButton } from '@/components/ui/act-button'
import {
  assignConversationAction,
  closeConversationAction,
  markConversationReadAction,
  reopenConversationAction,
} from '@/lib/messaging/actions'

export function MarkReadButton({ conversationId }: { conversationId: string }) {
  return (
    <ActButton
      act={() => markConversationReadAction({ conversationId })}
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
    <ActButton
      act={() => reopenConversationAction({ conversationId })}
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
    <ActButton
      act={() => closeConversationAction({ conversationId })}
      icon={<X className="icon-sm" aria-hidden="true" />}
      label="Close"
      busyText="Closing"
      done="Conversation closed"
      failure="Failed to close conversation"
    />
  )
}

type AssignButtonProps = { conversationId: string; takenBy: { name: string; isViewer: boolean } | null }

/** Assigns a conversation to the viewer, even when it's a colleague's, or unassigns the viewer's own. */
export function AssignButton({ conversationId, takenBy }: AssignButtonProps) {
  const isMine = takenBy?.isViewer === true
  const Icon = isMine ? UserMinus : UserPlus
  return (
    <ActButton
      act={() => assignConversationAction({ conversationId, to: isMine ? 'nobody' : 'me' })}
      icon={<Icon className="icon-sm" aria-hidden="true" />}
      label={isMine ? 'Unassign' : takenBy ? 'Take over' : 'Assign to me'}
      busyText={isMine ? 'Unassigning' : 'Assigning'}
      done={isMine ? 'Conversation unassigned' : 'Conversation assigned to you'}
      failure={isMine ? 'Failed to unassign conversation' : 'Failed to assign conversation'}
    />
  )
}
