'use client'

import type { ReactNode } from 'react'
import { defer, useLoaded, usePreload } from '@/components/ui/defer'

const openDialog = defer(() => import('@/components/ui/open-dialog'))

export type DialogFrameProps = {
  open: boolean
  /** Called on Escape, on a click outside the dialog, and by the close button. */
  onClose: () => void
  title: ReactNode
  /** One sentence naming the thing. */
  description?: ReactNode
  /** Buttons, the one that cancels first. */
  footer?: ReactNode
  /** 640 px wide instead of 480. */
  wide?: boolean
  /** A close button at the top right, for dialogs whose footer has no way out. */
  closable?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
  children?: ReactNode
}

export type DialogProps = DialogFrameProps & {
  /** Whether something other than text would be lost, such as selected pictures. */
  hasChanges?: boolean
  /** While true, the dialog can't be closed. */
  busy?: boolean
}

/**
 * A modal dialog; a bottom sheet on narrow screens. Escape, a click outside, the close button and DialogCancel ask for
 * confirmation if something was typed. The caller closes the dialog once that is saved.
 */
export function Dialog(props: DialogProps) {
  usePreload(openDialog)
  return props.open ? <LoadedDialog {...props} /> : null
}

function LoadedDialog(props: DialogProps) {
  const loaded = useLoaded(openDialog)
  return loaded && <loaded.OpenDialog {...props} />
}
