'use client'

import { ActionButton } from '@/components/ui/action-button'
import { deletePushSubscriptionAction } from '@/lib/studio/notifications/actions'
import { pushTexts } from '@/lib/studio/notifications/words/push'

/** Turns push notifications off for another device. */
export function PushDeviceOffButton({ sessionId, device }: { sessionId: string; device: string }) {
  return (
    <ActionButton
      label="Turn off"
      aria-label={`Turn off push notifications on ${device}`}
      size="sm"
      busyText="Turning off"
      act={() => deletePushSubscriptionAction({ sessionId })}
      done={[pushTexts.off, device]}
      failed={pushTexts.failed}
    />
  )
}
