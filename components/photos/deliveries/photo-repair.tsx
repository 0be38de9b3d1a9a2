'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { removePhotosAction } from '@/lib/photos/deliveries/actions'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { ReplacePhotosDialog } from './replace-photos-dialog'

type PhotoRepairProps = {
  deliveryId: string
  photos: readonly { id: string; name: string }[]
  /** Called after photos were removed or replaced. */
  onDone?: () => void
}

/** Buttons and dialogs to remove or replace photos of a delivery. */
export function PhotoRepair({ deliveryId, photos, onDone }: PhotoRepairProps) {
  const router = useRouter()
  const [openDialog, setOpenDialog] = useState<'remove' | 'replace' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function close() {
    setOpenDialog(null)
    setProblem(null)
  }

  function finish() {
    close()
    onDone?.()
    router.refresh()
  }

  async function remove() {
    const photoIds = photos.map(({ id }) => id)
    const result = await removePhotosAction({ deliveryId, photoIds }).catch(() => null)
    if (!result?.ok) return setProblem(explainFailure(result, "We couldn't remove the photos. Try again."))
    toast.success(result.data.removed === 1 ? 'Photo removed' : `${result.data.removed} photos removed`)
    finish()
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpenDialog('replace')}>
        Replace
      </Button>
      <Button variant="quiet" onClick={() => setOpenDialog('remove')}>
        Remove
      </Button>
      <ConfirmDialog
        open={openDialog === 'remove'}
        onClose={close}
        title={`Remove ${countPhotos(photos.length)}?`}
        description="You can't undo this. The invoice stays as it is. The client is notified if they have paid or opened this delivery."
        confirmLabel={photos.length === 1 ? 'Remove photo' : 'Remove photos'}
        busyText="Removing"
        cancelLabel={photos.length === 1 ? 'Keep photo' : 'Keep photos'}
        onConfirm={remove}
      >
        {problem && <Notice tone="stop" title={problem} announce />}
      </ConfirmDialog>
      {openDialog === 'replace' && (
        <ReplacePhotosDialog deliveryId={deliveryId} photos={photos} onClose={close} onDone={finish} />
      )}
    </>
  )
}
