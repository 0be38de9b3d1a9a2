'use client'

import { SlotList } from '@/components/calendar/availability/slot-list'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { CalendarMonth } from '@/lib/calendar/availability/schema/slots'

/** The photographer's own slots, as a section of their dashboard. */
export function AvailabilityManager({ month, today }: { month: CalendarMonth; today: string }) {
  return (
    <section aria-labelledby="availability">
      <SectionHead
        id="availability"
        title="Availability"
        action={<TextLink href="/calendar?view=hours">Weekly hours</TextLink>}
      />
      <SlotList month={month} today={today} colleague={null} monthBase="/admin?month=" />
    </section>
  )
}
