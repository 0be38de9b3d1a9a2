'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { explainFailure } from '@/components/ui/explain-failure'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import { deleteQuoteAction } from '@/lib/quotes/actions'

type DeleteQuoteButtonProps = { quoteId: string; fullName: string; leaveTo: string }

/** Deletes a request with its replies after a confirmation dialog. */
export function DeleteQuoteButton({ quoteId, fullName, leaveTo }: DeleteQuoteButtonProps) {
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)

  async function confirm() {
    const result = await deleteQuoteAction({ quoteId }).catch(() => null)
    // An already deleted request counts as success.
    if (!result?.ok && result?.code !== 'not-found') {
      toast.error('Error', explainFailure(result, 'Failed to delete the request'))
      return
    }
    toast.success('Request deleted')
    setDialogOpen(false)
    router.replace(leaveTo)
    router.refresh()
  }

  return (
    <>
      <IconButton
        label={`Delete ${fullName}’s request`}
        title="Delete"
        icon={<Trash2 className="icon" />}
        onClick={() => setDialogOpen(true)}
      />
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Delete this request?"
        description={`${fullName}’s request and its replies will be deleted for the whole studio. This can't be undone.`}
        cancelLabel="Keep request"
        confirmLabel="Delete"
        busyText="Deleting"
        onConfirm={confirm}
      />
    </>
  )
}
