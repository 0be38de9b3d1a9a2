'use client'

import { deferComponent } from '@/components/ui/defer'
import type { OpenConfirmDialogProps } from '@/components/ui/open-confirm-dialog'

const OpenConfirmDialog = deferComponent(
  async () => (await import('@/components/ui/open-confirm-dialog')).OpenConfirmDialog,
)

/** Asks before an action that can't be undone. The button that cancels comes first and has the focus. */
export function ConfirmDialog({ open, ...props }: OpenConfirmDialogProps & { open: boolean }) {
  OpenConfirmDialog.usePreload()
  return open ? <OpenConfirmDialog {...props} /> : null
}
