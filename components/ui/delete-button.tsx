'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { IconButton } from './icon-button'
import { explainFailure } from './show-result'
import { toast } from './toast'

type DeleteButtonProps = {
  label: string
  /** The dialog. */
  title: string
  description: string
  cancelLabel: string
  act: () => Promise<{ ok: true } | { ok: false; code: string; message: string }>
  /** The toast on success. */
  done: string
  /** The toast for an unexpected error; other errors have the server's message. */
  failed: string
  onDeleted?: () => void
  /** Where to go afterwards, if the page shows what was deleted. */
  leaveTo?: string
}

/** Deletes something after a confirmation dialog. If it was already gone, that counts as success. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, title, description, cancelLabel, act, done, failed, onDeleted, leaveTo } = props
  const router = useRouter()
  const [isDialogOpen, setDialogOpen] = useState(false)

  async function confirm() {
    const result = await act().catch(() => null)
    if (!result?.ok && result?.code !== 'not-found') {
      toast.error('Error', explainFailure(result, failed))
      return
    }
    onDeleted?.()
    toast.success(done)
    setDialogOpen(false)
    if (leaveTo) router.replace(leaveTo)
    router.refresh()
  }

  return (
    <>
      <IconButton label={label} title="Delete" icon="trash-2" onClick={() => setDialogOpen(true)} />
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={title}
        description={description}
        cancelLabel={cancelLabel}
        confirmLabel="Delete"
        busyText="Deleting"
        onConfirm={confirm}
      />
    </>
  )
}
