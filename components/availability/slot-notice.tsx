'use client'

import { useEffect, useRef } from 'react'
import { NearestSlots } from '@/components/availability/nearest-slots'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { holdEndedText, timeGoneText, timeTakenText, timeTooShortText } from '@/lib/availability/words'

type SlotNoticeProps = {
  /** Taken by someone else; still available but no longer held; gone, as in an old link; or too short for the visit. */
  problem: 'taken' | 'hold-ended' | 'unknown' | 'too-short' | null
  slot: SlotChoice | null
  nearest: readonly SlotChoice[]
  onChoose: (slot: SlotChoice) => void
}

/** Says that the chosen time was lost and offers others. The live region is rendered even while it is empty. */
export function SlotNotice({ problem, slot, nearest, onChoose }: SlotNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={box} role="status" className="max-w-152 scroll-mt-20 *:mb-8">
      {problem === 'taken' && (
        <Notice tone="wait" title={timeTakenText}>
          <NearestSlots slots={nearest} onChoose={onChoose} />
        </Notice>
      )}
      {problem === 'unknown' && (
        <Notice tone="wait" title={timeGoneText}>
          {nearest.length > 0 ? (
            <NearestSlots slots={nearest} onChoose={onChoose} />
          ) : (
            'Please choose another time.'
          )}
        </Notice>
      )}
      {problem === 'too-short' && (
        <Notice tone="wait" title={timeTooShortText}>
          <NearestSlots slots={nearest} onChoose={onChoose} />
        </Notice>
      )}
      {problem === 'hold-ended' && slot && (
        <Notice
          tone="wait"
          title={holdEndedText}
          action={<Button onClick={() => onChoose(slot)}>Hold it again</Button>}
        >
          {slot.dateText}, {slot.timeText} is still available, but someone else can book it now. Everything
          you entered is still here.
        </Notice>
      )}
    </div>
  )
}
