'use client'

import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'

/** ApproveButton in a list, whose code loads after the page. */
export const LazyApproveButton = deferComponent(
  async () => (await import('./approve-button')).ApproveButton,
  <Button size="sm">Approve</Button>,
)
