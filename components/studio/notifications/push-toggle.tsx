'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { deletePushSubscriptionAction, savePushSubscriptionAction } from '@/lib/studio/notifications/actions'
import type { SavePushSubscription } from '@/lib/studio/notifications/schema'
import { pushTexts } from '@/lib/studio/notifications/words/push'

/** `home-screen`: iPhones and iPads allow push messages only to an installed app. */
type PushSupport = 'supported' | 'blocked' | 'home-screen' | 'unsupported'

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

/** Returns whether this browser can show push messages, as far as the person allows. */
function readPushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'supported'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported'
}

/**
 * Asks for permission and subscribes this browser. Call it after a click, because browsers ask only then.
 * @returns null if the browser fails
 */
async function subscribeToPush(publicKey: string): Promise<SavePushSubscription | 'blocked' | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
    const { pushManager } = await navigator.serviceWorker.ready
    // One that was made with other keys can't be used.
    await (await pushManager.getSubscription())?.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) return null
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  } catch {
    return null
  }
}

/** A failure is harmless: the server no longer sends anything. */
async function unsubscribeFromPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // The browser lost its push service.
  }
}
