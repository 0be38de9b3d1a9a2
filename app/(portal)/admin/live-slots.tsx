'use client'

import { useEffect } from 'react'
import { LiveRefresh } from '@/components/live/live-refresh'
import { wantChannel } from '@/components/live/wanted-channels'
import { slotsChanged } from '@/lib/availability/rules'

/** Refreshes the page when a slot is booked, held, or freed elsewhere. */
export function LiveSlots() {
  useEffect(() => wantChannel(slotsChanged.channel), [])
  return <LiveRefresh events={['slots-changed']} />
}
