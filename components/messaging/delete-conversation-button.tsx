'use client'

import { DeleteButton } from '@/components/ui/delete-button'
import { deleteConversationAction } from '@/lib/messaging/actions'
import { hideDeleted } from './live-deletions'

type DeleteConversationButtonProps = {
  conversation: { id: string; subject: string }
  /** Who else it's deleted for: "the studio", or the client's name. */
  otherSide: string
  /** Where to go if it's the open conversation. */
  leaveTo?: string
}

/** Deletes a conversation for both sides, after a confirmation. */
export function DeleteConversationButton(props: DeleteConversationButtonProps) {
  const {
    conversation: { id, subject },
    otherSide,
    leaveTo,
  } = props
  return (
    <DeleteButton
      label={`Delete conversation ${subject}`}
      title="Delete this conversation?"
      description={`“${subject}” and all its messages will be deleted for you and ${otherSide}. You can't undo this.`}
      cancelLabel="Keep conversation"
      act={() => deleteConversationAction({ conversationId: id })}
      done="Conversation Deleted"
      failed="Failed to delete conversation"
      onDeleted={() => hideDeleted(id)}
      leaveTo={leaveTo}
    />
  )
}
