'use client'

import { defer, useLoaded, usePreload } from '@/components/ui/defer'
import type { DialogProps } from '@/components/ui/dialog-props'

const openDialog = defer(() => import('@/components/ui/open-dialog'))

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
