'use client'

import { useEffect } from 'react'
import { LiveRefresh } from '@/components/notifications/live-refresh'
import { wantChannel } from '@/components/notifications/wanted-channels'
import { slotsChanged } from '@/lib/availability/rules'

/** Shows a slot taken, held or freed elsewhere without a reload. */
export function LiveSlots() {
  useEffect(() => wantChannel(slotsChanged.channel), [])
  return <LiveRefresh events={['slots-changed']} />
}
