'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { deletePushSubscriptionAction, savePushSubscriptionAction } from '@/lib/studio/notifications/actions'
import { pushTexts } from '@/lib/studio/notifications/words/push'
import { type PushSupport, readPushSupport, subscribeToPush, unsubscribeFromPush } from './push-subscription'

type PushToggleProps = {
  publicKey: string
  /** This device's session, if push notifications are on for it. */
  sessionId: string | null
}

/** Turns push notifications on and off for this device, or says why it can't have them. */
export function PushToggle({ publicKey, sessionId }: PushToggleProps) {
  const router = useRouter()
  const [support, setSupport] = useState<PushSupport | null>(null)
  const [isBusy, start] = useTransition()
  useEffect(() => setSupport(readPushSupport()), [])

  function turnOn() {
    start(async () => {
      const subscription = await subscribeToPush(publicKey)
      setSupport(readPushSupport())
      if (subscription === 'blocked') return
      const result = subscription && (await savePushSubscriptionAction(subscription).catch(() => null))
      if (!result?.ok) toast.error('Error', pushTexts.failed)
      router.refresh()
    })
  }

  function turnOff(id: string) {
    start(async () => {
      await unsubscribeFromPush()
      const result = await deletePushSubscriptionAction({ sessionId: id }).catch(() => null)
      if (!result?.ok) toast.error('Error', pushTexts.failed)
      router.refresh()
    })
  }

  if (support === null) return <div className="h-10" />
  if (sessionId) {
    return (
      <Button className="justify-self-start" busy={isBusy} onClick={() => turnOff(sessionId)}>
        {pushTexts.turnOff}
      </Button>
    )
  }
  if (support !== 'supported') {
    return (
      <Notice tone={support === 'blocked' ? 'wait' : 'info'} announce={support === 'blocked'}>
        {pushTexts[support]}
      </Notice>
    )
  }
  return (
    <Button className="justify-self-start" icon="bell" busy={isBusy} onClick={turnOn}>
      {pushTexts.turnOn}
    </Button>
  )
}
