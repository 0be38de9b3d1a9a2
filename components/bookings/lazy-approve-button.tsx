'use client'

import type { ComponentProps } from 'react'
import { defer, useLoaded } from '@/components/ui/defer'
import type { ApproveButton } from './approve-button'

const approveButton = defer(() => import('./approve-button'))

/** ApproveButton, whose code loads only when it is shown. */
export function LazyApproveButton(props: ComponentProps<typeof ApproveButton>) {
  const loaded = useLoaded(approveButton)
  return loaded && <loaded.ApproveButton {...props} />
}
