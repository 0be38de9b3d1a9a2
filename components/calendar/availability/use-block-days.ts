'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toast } from '@/components/ui/toast'
import {
  blockDaysAction,
  blockDaysWithShootsAction,
  listShootsToMoveAction,
} from '@/lib/calendar/availability/actions'
import { type Decisions, proposeDecisions } from '@/lib/calendar/availability/rules/decisions'
import type { ShootToMove } from '@/lib/calendar/availability/schema/blocked-days'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import { blockedText, blockFailedText, movedInWords } from '@/lib/calendar/availability/words/blocked-days'
import type { FieldErrors } from '@/lib/platform/errors'

const blank = { fromDate: '', untilDate: '', reason: '', note: '' }

/** Where the form that blocks days starts, and what happens once they are blocked. */
export type BlockDaysStart = { firstDay?: string; onBlocked?: () => void }

/** The state of the form that blocks days: its fields, the shoots on those days, and the decision for each. */
export function useBlockDays(colleague: Calendar | null, { firstDay = '', onBlocked }: BlockDaysStart) {
  const router = useRouter()
  const [typed, setTyped] = useState({ ...blank, fromDate: firstDay })
  const [errors, setErrors] = useState<FieldErrors>()
  const [shoots, setShoots] = useState<ShootToMove[]>([])
  const [decisions, setDecisions] = useState<Decisions>({})
  /** Why the confirmed request was rejected. */
  const [conflict, setConflict] = useState<string | null>(null)
  const [busy, start] = useTransition()
  // Without a last day the range is a single day.
  const range = {
    photographerId: colleague?.photographerId,
    fromDate: typed.fromDate,
    untilDate: typed.untilDate || typed.fromDate,
  }

  function change(part: Partial<typeof blank>) {
    setTyped((before) => ({ ...before, ...part }))
    if ('note' in part || 'reason' in part) return
    setShoots([])
    setConflict(null)
  }

  function reset() {
    setShoots([])
    setConflict(null)
    setTyped(blank)
  }

  function showFailure(result: { fields?: FieldErrors } | null) {
    setErrors(result?.fields)
    if (!result?.fields) toast.error('Error', blockFailedText)
  }

  async function readShoots() {
    const result = await listShootsToMoveAction(range).catch(() => null)
    if (!result?.ok) return showFailure(result)
    setShoots(result.data)
    setDecisions((made) => proposeDecisions(result.data, made))
  }

  /** Blocks the days. If there are shoots on some, blocks nothing, or with `aroundBookings` only the other days. */
  function block(aroundBookings: boolean) {
    if (busy) return
    start(async () => {
      const { reason } = typed
      const result = await blockDaysAction({ ...range, reason, aroundBookings }).catch(() => null)
      if (!result?.ok) return showFailure(result)
      setErrors(undefined)
      const { blockedDays } = result.data
      if (blockedDays === 0) return readShoots()
      toast.success(blockedText(blockedDays))
      reset()
      onBlocked?.()
    })
  }

  /** Blocks the days and reassigns or cancels each shoot as decided; on a conflict, reloads the shoots. */
  async function blockWithShoots() {
    const { reason, note } = typed
    const result = await blockDaysWithShootsAction({
      ...range,
      reason,
      note,
      shoots: shoots.map(({ bookingId, revision, payments }) => ({
        bookingId,
        revision,
        reassignTo: decisions[bookingId] ?? null,
        shownInvoiceIds: payments.map(({ invoiceId }) => invoiceId),
      })),
    }).catch(() => null)
    if (result?.ok) {
      setErrors(undefined)
      toast.success(blockedText(result.data.blockedDays), movedInWords(result.data), {
        label: 'View bookings',
        onPress: () => router.push('/admin?tab=bookings'),
      })
      reset()
      return onBlocked?.()
    }
    if (result?.code !== 'conflict') return showFailure(result)
    setConflict(result.message)
    await readShoots()
  }

  const decide = (bookingId: string, to: string | null) =>
    setDecisions((made) => ({ ...made, [bookingId]: to }))

  return {
    colleague,
    typed,
    range,
    errors,
    shoots,
    decisions,
    conflict,
    busy,
    change,
    decide,
    block,
    blockWithShoots,
  }
}
