'use client'

import { ActionButton } from '@/components/ui/action-button'
import {
  assignConversationAction,
  closeConversationAction,
  markConversationReadAction,
  reopenConversationAction,
} from '@/lib/messaging/actions'

export function MarkReadButton({ conversationId }: { conversationId: string }) {
  return (
    <ActionButton
      size="sm"
      act={() => markConversationReadAction({ conversationId })}
      icon="check-check"
      label="Mark as Read"
      busyText="Marking as read"
      done="Marked as Read"
      failed="Failed to mark conversation as read"
    />
  )
}

export function ReopenButton({ conversationId }: { conversationId: string }) {
  return (
    <ActionButton
      size="sm"
      act={() => reopenConversationAction({ conversationId })}
      icon="rotate-ccw"
      label="Reopen"
      busyText="Reopening"
      done="Conversation reopened"
      failed="Failed to reopen conversation"
    />
  )
}

export function CloseButton({ conversationId }: { conversationId: string }) {
  return (
    <ActionButton
      size="sm"
      act={() => closeConversationAction({ conversationId })}
      icon="x"
      label="Close"
      busyText="Closing"
      done="Conversation closed"
      failed="Failed to close conversation"
    />
  )
}

type AssignButtonProps = { conversationId: string; takenBy: { name: string; isViewer: boolean } | null }

/** Assigns a conversation to the viewer, even when it's a colleague's, or unassigns the viewer's own. */
export function AssignButton({ conversationId, takenBy }: AssignButtonProps) {
  const isMine = takenBy?.isViewer === true
  return (
    <ActionButton
      size="sm"
      act={() => assignConversationAction({ conversationId, to: isMine ? 'nobody' : 'me' })}
      icon={isMine ? 'user-minus' : 'user-plus'}
      label={isMine ? 'Unassign' : takenBy ? 'Take over' : 'Assign to me'}
      busyText={isMine ? 'Unassigning' : 'Assigning'}
      done={isMine ? 'Conversation unassigned' : 'Conversation assigned to you'}
      failed={isMine ? 'Failed to unassign conversation' : 'Failed to assign conversation'}
    />
  )
}
