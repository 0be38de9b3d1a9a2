'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SlotChip } from '@/components/ui/slot-chip'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import {
  holdEndedText,
  nearestChosenText,
  noSlotsText,
  timeGoneText,
  timeTakenText,
  timeTooShortText,
  tooLateToGoLiveText,
  wrongLightText,
} from '@/lib/calendar/availability/words/times'

const titles = {
  taken: timeTakenText,
  /** As in an old link. */
  unknown: timeGoneText,
  'too-short': timeTooShortText,
  'no-light': wrongLightText,
  'too-late': tooLateToGoLiveText,
  /** Still available. */
  'hold-ended': holdEndedText,
}

/** What to do when no other time can be suggested. */
const withoutNearest: Partial<Record<keyof typeof titles, string>> = {
  unknown: 'Please choose another time.',
  'too-late': 'Choose another go-live date, or clear it.',
}

export type TimeProblem = keyof typeof titles

type SlotNoticeProps = {
  problem: TimeProblem | null
  slot: SlotChoice | null
  nearest: readonly SlotChoice[]
  onChoose: (slot: SlotChoice) => void
  /** Whether all times follow, of which the nearest is chosen. */
  isAboveTimes?: boolean
}

/** Says that the chosen time was lost and offers others. The live region is rendered even while it is empty. */
export function SlotNotice(props: SlotNoticeProps) {
  const { problem, slot, nearest, onChoose, isAboveTimes = false } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={box} role="status" className="max-w-152 scroll-mt-20 *:mb-8">
      {problem === 'hold-ended' && slot && (
        <Notice
          tone="wait"
          title={titles[problem]}
          action={<Button onClick={() => onChoose(slot)}>Hold it again</Button>}
        >
          {slot.dateText}, {slot.timeText} is still available, but someone else can book it now. Everything
          you entered is still here.
        </Notice>
      )}
      {problem && problem !== 'hold-ended' && (
        <Notice tone="wait" title={titles[problem]}>
          {nearest.length > 0 &&
            (isAboveTimes ? nearestChosenText : <NearestSlots slots={nearest} onChoose={onChoose} />)}
          {nearest.length === 0 && (withoutNearest[problem] ?? noSlotsText)}
        </Notice>
      )}
    </div>
  )
}

type NearestSlotsProps = { slots: readonly SlotChoice[]; onChoose: (slot: SlotChoice) => void }

function NearestSlots({ slots, onChoose }: NearestSlotsProps) {
  return (
    <>
      <p>Everything else you entered is still here. The nearest available times:</p>
      <div className="mt-3 flex flex-wrap gap-2 text-ink">
        {slots.map((slot) => (
          <SlotChip key={slot.id} onClick={() => onChoose(slot)}>
            {slot.dateText}, {slot.timeText}
          </SlotChip>
        ))}
      </div>
    </>
  )
}
