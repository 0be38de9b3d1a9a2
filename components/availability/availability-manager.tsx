'use client'

import { useState } from 'react'
import { AddSlotForm } from '@/components/availability/add-slot-form'
import { MonthPager } from '@/components/availability/month-pager'
import { RemoveSlotDialog } from '@/components/availability/remove-slot-dialog'
import { SlotRow } from '@/components/availability/slot-row'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { groupByDate } from '@/lib/availability/rules/slots'
import type { OwnMonth, OwnSlot } from '@/lib/availability/schema/slots'
import { formatDate, formatWeekday } from '@/lib/platform/calendar-date'

/** A photographer's own slots by day, one month at a time, with controls to add, enable, disable, and remove them. */
export function AvailabilityManager({ month, today }: { month: OwnMonth; today: string }) {
  const [removing, setRemoving] = useState<OwnSlot | null>(null)
  const days = groupByDate(month.slots)
  return (
    <section aria-labelledby="availability">
      <SectionHead
        id="availability"
        title="Availability"
        action={<TextLink href="/settings/availability">Weekly hours</TextLink>}
      />
      <AddSlotForm today={today} shownMonth={month.month} monthHref={monthHref} />
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
    </section>
  )
}

function monthHref(month: string): string {
  return `/admin?month=${month}`
}
