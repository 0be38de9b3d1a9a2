'use client'

import { deferComponent } from '@/components/ui/defer'

/** ApproveButton, whose code loads only when it is shown. */
export const LazyApproveButton = deferComponent(async () => (await import('./approve-button')).ApproveButton)
