'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tryTabStorage } from '@/components/ui/tab-storage'
import { openTypedDetailsAction, sealTypedDetailsAction } from '@/lib/booking/access-details/actions'
import { isEmpty } from '@/lib/booking/access-details/rules/no-details'
import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { bookShootAction } from '@/lib/booking/bookings/actions'
import type { BookedShoot } from '@/lib/booking/bookings/schema/booking-form'
import type { ReturnedCard } from '@/lib/catalog/cards/schema'
import type { ActionResult } from '@/lib/platform/errors'
import type { BankReturn } from './bank-return-notice'

/**
 * A booking whose card its bank is being asked about, as the client saw and validated it. The server checks it again. Access
 * details are encrypted, because nothing secret is stored in the browser.
 */
type PendingOrder = {
  setupIntentId: string
  order: Omit<Parameters<typeof bookShootAction>[0], 'card' | 'accessDetails'>
  sealedAccess: string | null
}

type Order = Parameters<typeof bookShootAction>[0]

type BankReturnOptions = {
  /** Where this tab stores the wizard's draft. */
  draftKey: string
  slotId: string
  /** The card with which the client returns; null before the bank was asked. */
  returned: ReturnedCard | null
  /** Puts back what is only in memory. */
  restore: (typed: { access: AccessDetails | null; agreedText: string | null }) => void
  /** As in useSubmission. */
  resume: (send: () => Promise<ActionResult<BookedShoot>>) => Promise<string>
}

/**
 * Completes a booking after the bank's page: keeps the order in this tab while the client is there, and sends it when they
 * return with a confirmed card. The order has its idempotency key, so that a return that is reloaded or opened twice books once.
 */
export function useBankReturn({ draftKey, slotId, returned, restore, resume }: BankReturnOptions) {
  const [notice, setNotice] = useState<BankReturn | null>(null)
  const hasReturned = useRef(false)

  /** Sends the order. Returns why it isn't complete; null once it is. */
  async function book(order: Order): Promise<BankReturn | null> {
    const results: ActionResult<BookedShoot>[] = []
    const outcome = await resume(async () => {
      const result = await bookShootAction(order)
      results.push(result)
      return result
    })
    const [result] = results
    if (outcome === 'done') return null
    return outcome === 'unknown' || !result || result.ok ? { kind: 'unknown' } : explain(result)
  }

  const continueOrder = useEffectEvent(async () => {
    const pending = readPendingOrder(draftKey)
    const isBack = returned !== null || pending?.order.slotId === slotId
    if (!isBack) return writePendingOrder(draftKey, null)
    const isConfirmed = returned !== null && returned !== 'not-confirmed'
    const order = isConfirmed && pending?.order.slotId === slotId ? toOrder(pending, returned) : null
    setNotice({ kind: order ? 'completing' : isConfirmed ? 'confirmed' : returned ? 'rejected' : 'left' })
    const { access, isLost } = await openAccess(pending)
    if (pending) restore({ access, agreedText: pending.order.agreedText ?? null })
    const send = (given: Order) => book(access ? { ...given, accessDetails: access } : given)
    const problem: BankReturn | null = order && (isLost ? { kind: 'unknown' } : await send(order))
    if (problem) setNotice(problem)
    // A reload sends a booking again whose response was lost.
    if (problem?.kind !== 'unknown') writePendingOrder(draftKey, null)
  })
  useEffect(() => {
    if (hasReturned.current) return
    hasReturned.current = true
    void continueOrder()
  }, [])

  return {
    notice,
    /** Keeps the order, in case its bank asks on a page of its own. */
    async leave(setupIntentId: string, { accessDetails, card: _card, ...order }: Order) {
      const access = accessDetails && !isEmpty(accessDetails as AccessDetails) ? accessDetails : null
      const sealed = access && (await sealTypedDetailsAction(access))
      writePendingOrder(draftKey, { setupIntentId, order, sealedAccess: sealed?.ok ? sealed.data : null })
    },
    /** The bank has decided without a page of its own, or its page was left with Back. */
    stay(hasLeft: boolean) {
      writePendingOrder(draftKey, null)
      setNotice(hasLeft ? { kind: 'left' } : null)
    },
  }
}

/** What the wizard says when the booking is rejected. */
function explain({ code, message }: { code: string; message: string }): BankReturn {
  if (code === 'slot-taken') return { kind: 'timeLost' }
  return { kind: code === 'payment-failed' ? 'rejected' : 'failed', reason: message }
}

/** Returns the order with its card; null if the client returns with another one. */
function toOrder(
  { setupIntentId, order }: PendingOrder,
  returned: Exclude<ReturnedCard, 'not-confirmed'>,
): Order | null {
  return setupIntentId === returned.setupIntentId ? { ...order, card: { setupIntentId } } : null
}

/** `isLost` says that there are access details, but that they couldn't be read. */
async function openAccess(
  pending: PendingOrder | null,
): Promise<{ access: AccessDetails | null; isLost: boolean }> {
  if (!pending?.sealedAccess) return { access: null, isLost: false }
  const opened = await openTypedDetailsAction({ sealed: pending.sealedAccess }).catch(() => null)
  const access = opened?.ok ? opened.data : null
  return { access, isLost: access === null }
}

/** Reads the booking that this tab left for the bank's page. */
function readPendingOrder(draftKey: string): PendingOrder | null {
  return tryTabStorage((storage) => JSON.parse(storage.getItem(nameOf(draftKey)) ?? 'null')) ?? null
}

/** @param pending null deletes it */
function writePendingOrder(draftKey: string, pending: PendingOrder | null): void {
  tryTabStorage((storage) => {
    if (pending === null) storage.removeItem(nameOf(draftKey))
    else storage.setItem(nameOf(draftKey), JSON.stringify(pending))
  })
}

function nameOf(draftKey: string): string {
  return `${draftKey}.bank`
}
