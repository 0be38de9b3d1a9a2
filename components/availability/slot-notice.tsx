'use client'

import { useEffect, useRef } from 'react'
import { NearestSlots } from '@/components/availability/nearest-slots'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SlotChoice } from '@/lib/availability/schema'

type SlotNoticeProps = {
  /** Taken by somebody else; kept no longer but still free; gone, as in an old link; or shorter than the visit is now. */
  problem: 'taken' | 'hold-ended' | 'unknown' | 'too-short' | null
  slot: SlotChoice | null
  nearest: readonly SlotChoice[]
  onChoose: (slot: SlotChoice) => void
}

/** Says what has become of the chosen time, and what to do. The live region is there before it has something to say. */
export function SlotNotice({ problem, slot, nearest, onChoose }: SlotNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={box} role="status" className="max-w-152 scroll-mt-20 *:mb-8">
      {problem === 'taken' && (
        <Notice tone="wait" title="That time was just taken">
          <NearestSlots slots={nearest} onChoose={onChoose} />
        </Notice>
      )}
      {problem === 'unknown' && (
        <Notice tone="wait" title="That time is no longer free">
          {nearest.length > 0 ? (
            <NearestSlots slots={nearest} onChoose={onChoose} />
          ) : (
            'Please choose another.'
          )}
        </Notice>
      )}
      {problem === 'too-short' && (
        <Notice tone="wait" title="The visit doesn't fit into your time any more">
          <NearestSlots slots={nearest} onChoose={onChoose} />
        </Notice>
      )}
      {problem === 'hold-ended' && slot && (
        <Notice
          tone="wait"
          title="Your time is no longer held"
          action={<Button onClick={() => onChoose(slot)}>Hold it again</Button>}
        >
          {slot.dateText}, {slot.timeText} is still free, but anybody may take it now. Nothing you chose or
          typed is lost.
        </Notice>
      )}
    </div>
  )
}
