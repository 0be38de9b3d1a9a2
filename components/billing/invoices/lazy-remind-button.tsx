'use client'

import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'

/** RemindButton in a row, whose code loads after the page. */
export const LazyRemindButton = deferComponent(
  async () => (await import('./remind-button')).RemindButton,
  <Button size="sm" className="max-fold:min-h-11">
    Send reminder
  </Button>,
)
