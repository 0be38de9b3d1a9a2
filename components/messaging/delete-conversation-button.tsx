'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import { deleteConversationAction } from '@/lib/messaging/actions'
import { hideDeleted } from './deleted-conversations'

type DeleteConversationButtonProps = {
  conversation: { id: string; subject: string }
  /** Who else it's deleted for: "the studio", or the client's name. */
  otherSide: string
  /** Where to go if it's the open conversation. */
  leaveTo?: string
}

/** Deletes a conversation for both sides, after a confirmation. */
export function DeleteConversationButton({
  conversation,
  otherSide,
  leaveTo,
}: DeleteConversationButtonProps) {
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { id, subject } = conversation

  async function confirm() {
    const result = await deleteConversationAction({ conversationId: id }).catch(() => null)
    // If it is already gone, the user has what they asked for.
    if (!result?.ok && result?.code !== 'not-found') {
      toast.error('Error', explainFailure(result, 'Failed to delete conversation'))
      return
    }
    hideDeleted(id)
    toast.success('Conversation Deleted')
    setDialogOpen(false)
    if (leaveTo) router.replace(leaveTo)
    router.refresh()
  }

  return (
    <>
      <IconButton
        label={`Delete conversation ${subject}`}
        title="Delete"
        icon={<Trash2 className="icon" />}
        onClick={() => setDialogOpen(true)}
      />
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Delete this conversation?"
        description={`“${subject}” and all its messages will be deleted for you and ${otherSide}. You can't undo this.`}
        cancelLabel="Keep conversation"
        confirmLabel="Delete"
        busyText="Deleting"
        onConfirm={confirm}
      />
    </>
  )
}
