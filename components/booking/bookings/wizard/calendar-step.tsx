'use client'

import { type ComponentProps, type ReactNode, type Ref, Suspense } from 'react'
import { defer, useModule } from '@/components/ui/defer'
import { Loading } from '@/components/ui/loading'
import type { Turnaround } from '@/lib/booking/bookings/schema/bookings'
import { calendarStepTitle } from '@/lib/booking/bookings/words/steps'
import type { LinkedTime, Offer } from '@/lib/calendar/availability/schema/slots'
import type { CalendarTimes } from './calendar-times'
import { WizardFrame } from './wizard-frame'

export const calendarTimes = defer(() => import('./calendar-times'))

/** What the page reads about the times of a wizard. */
export type WizardTimes = {
  offer: Offer
  turnaround: Turnaround
  /** In the studio's zone. */
  today: string
  /** Names the time zone of all times. */
  timesNote: string
  /** The studio's. */
  timeZone: string
  /** The slot that the URL names. */
  linked: LinkedTime | null
}

type CalendarTimesProps = ComponentProps<typeof CalendarTimes>
type CalendarStepProps = CalendarTimesProps & {
  lead: string
  lastStep?: string
  notice: ReactNode
  titleRef: Ref<HTMLHeadingElement>
}

/** Step 2: choosing an available time. */
export function CalendarStep({ lead, lastStep, notice, titleRef, ...times }: CalendarStepProps) {
  return (
    <WizardFrame
      step={2}
      lastStep={lastStep}
      title={calendarStepTitle}
      lead={lead}
      notice={notice}
      titleRef={titleRef}
    >
      <Suspense fallback={<Loading />}>
        <LoadedTimes {...times} />
      </Suspense>
    </WizardFrame>
  )
}

function LoadedTimes(props: CalendarTimesProps) {
  const loaded = useModule(calendarTimes)
  return <loaded.CalendarTimes {...props} />
}
