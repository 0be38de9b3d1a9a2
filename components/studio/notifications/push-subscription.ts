import type { SavePushSubscription } from '@/lib/studio/notifications/schema'

/** `home-screen`: iPhones and iPads allow push messages only to an installed app. */
export type PushSupport = 'supported' | 'blocked' | 'home-screen' | 'unsupported'

/** Returns whether this browser can show push messages, as far as the person allows. */
export function readPushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'supported'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported'
}

/**
 * Asks for permission and subscribes this browser. Call it after a click, because browsers ask only then.
 * @returns null if the browser fails
 */
export async function subscribeToPush(publicKey: string): Promise<SavePushSubscription | 'blocked' | null> {
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
export async function unsubscribeFromPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // The browser lost its push service.
  }
}
