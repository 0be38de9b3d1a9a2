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
  /** Whom else it is removed for: "the studio", or the client's name. */
  otherSide: string
  /** Where to go when it is the conversation that is shown. */
  leaveTo?: string
}

/** Asks, then removes a conversation for both sides. */
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
    // One that is gone already is what was asked for.
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
        description={`“${subject}” and its messages are removed for you and for ${otherSide}. This cannot be undone.`}
        cancelLabel="Keep conversation"
        confirmLabel="Delete"
        busyText="Deleting"
        onConfirm={confirm}
      />
    </>
  )
}
