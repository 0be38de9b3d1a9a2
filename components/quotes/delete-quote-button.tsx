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

/** Asks, then removes a request with its answers. */
export function DeleteQuoteButton({ quoteId, fullName, leaveTo }: DeleteQuoteButtonProps) {
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)

  async function confirm() {
    const result = await deleteQuoteAction({ quoteId }).catch(() => null)
    // One that is gone already is what was asked for.
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
        label={`Delete the request of ${fullName}`}
        title="Delete"
        icon={<Trash2 className="icon" />}
        onClick={() => setDialogOpen(true)}
      />
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title="Delete this request?"
        description={`The request of ${fullName} and its answers are removed for the whole studio. This cannot be undone.`}
        cancelLabel="Keep request"
        confirmLabel="Delete"
        busyText="Deleting"
        onConfirm={confirm}
      />
    </>
  )
}
