'use client'

import { useState } from 'react'
import { LazyBlockDaysForm } from '@/components/calendar/availability/lazy-block-days-form'
import { Dialog } from '@/components/ui/dialog'
import { explainFailure, showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { blockDaysAction, unblockDaysAction } from '@/lib/calendar/availability/actions'
import { daysAhead } from '@/lib/calendar/availability/limits'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import {
  blockDayLabel,
  blockedText,
  blockFailedText,
  unblockedText,
  unblockFailedText,
} from '@/lib/calendar/availability/words/blocked-days'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

/**
 * Blocks one day of a calendar at once, with a toast to undo it. If there are shoots on it, opens the form in `dialog` in
 * which the reader decides what happens to them.
 */
export function useBlockDay(colleague: Calendar | null, date: CalendarDate, onBlocked?: () => void) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const range = { photographerId: colleague?.photographerId, fromDate: date, untilDate: date }

  async function block() {
    const result = await blockDaysAction({ ...range, reason: '', aroundBookings: false }).catch(() => null)
    if (!result?.ok) {
      toast.error('Error', explainFailure(result, blockFailedText))
      return
    }
    const { blockedDays } = result.data
    if (blockedDays === 0) {
      setOpen(true)
      return
    }
    toast.success(blockedText(blockedDays), undefined, { label: 'Undo', onPress: () => void unblock() })
    onBlocked?.()
  }

  function unblock() {
    return showResult(unblockDaysAction(range), {
      done: ({ unblockedDays }) => unblockedText(unblockedDays),
      failed: unblockFailedText,
    })
  }

  const dialog = (
    <Dialog open={isOpen} onClose={close} title={blockDayLabel} closable wide>
      <LazyBlockDaysForm
        colleague={colleague}
        today={date}
        furthest={addDays(date, daysAhead)}
        firstDay={date}
        onBlocked={() => {
          close()
          onBlocked?.()
        }}
      />
    </Dialog>
  )
  return { block, unblock, dialog }
}
