'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ColleagueField } from '@/components/calendar/availability/colleague-field'
import { SlotRow } from '@/components/calendar/availability/slot-row'
import { TimeInput } from '@/components/calendar/availability/time-input'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { IconLink } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-names'
import { Notice } from '@/components/ui/notice'
import { Rows } from '@/components/ui/rows'
import { explainFailure, showResult } from '@/components/ui/show-result'
import { Status } from '@/components/ui/status'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { addSlotAction, removeSlotAction } from '@/lib/calendar/availability/actions'
import { defaultEnd, defaultStart, groupByDate } from '@/lib/calendar/availability/rules/slots'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { CalendarMonth, ManagedSlot } from '@/lib/calendar/availability/schema/slots'
import { slotAddedText } from '@/lib/calendar/availability/words/slots'
import { formatDate, formatMonthAndYear, formatWeekday, timeRange } from '@/lib/platform/time/calendar-date'

type SlotListProps = {
  month: CalendarMonth
  today: string
  /** Whose slots they are; null for the reader's own. */
  colleague: Calendar | null
  /** The page's URL up to the month that it shows. */
  monthBase: string
}

/** A photographer's slots by day, one month at a time, with controls to add, enable, disable, and remove them. */
export function SlotList({ month, today, colleague, monthBase }: SlotListProps) {
  const [removing, setRemoving] = useState<ManagedSlot | null>(null)
  const days = groupByDate(month.slots)
  const monthHref = (shown: string) => `${monthBase}${shown}`
  return (
    <>
      <AddSlotForm colleague={colleague} today={today} shownMonth={month.month} monthHref={monthHref} />
      <MonthPager month={month} monthHref={monthHref} />
      {days.length > 0 ? (
        <>
          <ul className="border-t lg:max-h-160 lg:overflow-y-auto lg:overscroll-contain lg:pr-2">
            {days.map((day) => (
              <li key={day.date} className="border-b py-3">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="t-place">{formatDate(day.date)}</span>
                  {month.blockedDates.includes(day.date) ? (
                    <Status value="closed" label="Blocked" />
                  ) : (
                    <span className="text-ink-3">{formatWeekday(day.date)}</span>
                  )}
                </h3>
                <Rows className="mt-1 *:border-b-0">
                  {day.slots.map((slot) => (
                    <SlotRow
                      key={slot.id}
                      slot={slot}
                      isBlocked={month.blockedDates.includes(day.date)}
                      onRemove={() => setRemoving(slot)}
                    />
                  ))}
                </Rows>
              </li>
            ))}
          </ul>
          <p className="t-label pt-3">Click a badge to enable or disable its slot.</p>
        </>
      ) : (
        <p className="border-t py-4 text-ink-2">No slots yet. Clients can book the times you add here.</p>
      )}
      <RemoveSlotDialog slot={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

/** Confirms that a slot is removed, with a warning if a client is booking it right now. Closed while `slot` is null. */
function RemoveSlotDialog({ slot, onClose }: { slot: ManagedSlot | null; onClose: () => void }) {
  async function remove() {
    if (!slot) return
    await showResult(removeSlotAction({ slotId: slot.id }), {
      done: 'Availability slot removed',
      failed: 'Failed to remove availability slot',
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open={slot !== null}
      onClose={onClose}
      title="Remove this slot?"
      description={slot && `${formatDate(slot.date)}, ${timeRange(slot)}. Clients won't be able to book it.`}
      cancelLabel="Keep slot"
      confirmLabel="Remove slot"
      busyText="Removing slot"
      onConfirm={remove}
    >
      {slot?.heldUntil && (
        <Notice tone="wait">
          A client is booking this time right now. It's held for them until {slot.heldUntil}.
        </Notice>
      )}
    </ConfirmDialog>
  )
}

type MonthPagerProps = { month: CalendarMonth; monthHref: (month: string) => string }

/** The shown month with links to the nearest other months that have slots. Renders nothing when there are none. */
function MonthPager({ month: { month, previous, next }, monthHref }: MonthPagerProps) {
  if (!previous && !next) return null
  const step = (target: string | null, icon: IconName) =>
    target ? (
      <IconLink href={monthHref(target)} scroll={false} label={nameOf(target)} icon={icon} />
    ) : (
      <span className="size-11 md:size-10" />
    )
  return (
    <nav aria-label="Months" className="flex items-center justify-between border-t py-1.5">
      {step(previous, 'chevron-left')}
      <p aria-live="polite" className="font-medium">
        {nameOf(month)}
      </p>
      {step(next, 'chevron-right')}
    </nav>
  )
}

function nameOf(month: string): string {
  return formatMonthAndYear(`${month}-01`)
}

type AddSlotFormProps = {
  colleague: Calendar | null
  today: string
  /** The month shown beside the form, `yyyy-MM`; adding a slot in another month opens that month. */
  shownMonth: string
  monthHref: (month: string) => string
}

/** Adds one slot to the reader's calendar or a colleague's. Works without JavaScript. */
function AddSlotForm({ colleague, today, shownMonth, monthHref }: AddSlotFormProps) {
  const router = useRouter()
  const [state, action] = useFormAction(addSlotAction, (result, typed) => {
    if (result?.ok) {
      toast.success(slotAddedText)
      const month = String(typed.get('date')).slice(0, 7)
      if (month !== shownMonth) router.replace(monthHref(month), { scroll: false })
    } else if (result && !result.fields)
      toast.error('Error', explainFailure(result, 'Failed to add availability slot'))
  })
  const errors = state?.ok === false ? state.fields : undefined
  // React resets a form after its action: rejected values are restored.
  const typed = state?.ok === false ? state.values : undefined
  const form = useFocusFirstError(errors)
  return (
    <form ref={form} action={action} noValidate className="grid gap-3.5 pt-4 pb-5">
      <ColleagueField colleague={colleague} />
      <Field label="Date" name="date" errors={errors?.date}>
        <Input type="date" min={today} defaultValue={typed?.date} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Start" name="startTime" errors={errors?.startTime}>
          <TimeInput defaultValue={typed?.startTime ?? defaultStart} />
        </Field>
        <Field label="End" name="endTime" errors={errors?.endTime}>
          <TimeInput defaultValue={typed?.endTime ?? defaultEnd} />
        </Field>
      </div>
      <SubmitButton variant="default" wide busyText="Adding slot" icon="plus">
        Add slot
      </SubmitButton>
    </form>
  )
}
