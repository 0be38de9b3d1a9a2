import { tryTabStorage } from '@/components/ui/tab-storage'
import type { bookShootAction } from '@/lib/booking/bookings/actions'

/**
 * A booking whose card its bank is being asked about, as the client saw and validated it. The server checks it again. Access
 * details are encrypted, because nothing secret is stored in the browser.
 */
export type PendingOrder = {
  setupIntentId: string
  order: Omit<Parameters<typeof bookShootAction>[0], 'card' | 'accessDetails'>
  sealedAccess: string | null
}

/** Reads the booking that this tab left for the bank's page. */
export function readPendingOrder(draftKey: string): PendingOrder | null {
  return tryTabStorage((storage) => JSON.parse(storage.getItem(nameOf(draftKey)) ?? 'null')) ?? null
}

/** @param pending null deletes it */
export function writePendingOrder(draftKey: string, pending: PendingOrder | null): void {
  tryTabStorage((storage) => {
    if (pending === null) storage.removeItem(nameOf(draftKey))
    else storage.setItem(nameOf(draftKey), JSON.stringify(pending))
  })
}

function nameOf(draftKey: string): string {
  return `${draftKey}.bank`
}
