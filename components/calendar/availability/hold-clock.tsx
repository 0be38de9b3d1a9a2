'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { timeHeldText } from '@/lib/calendar/availability/words/times'
import { now } from '@/lib/platform/time/clock'

/** Counts down `Held for you, 9:41`, or `Held 9:41` when brief. `until` is in ms on this browser's clock. */
export function HoldClock({ until, brief = false }: { until: number; brief?: boolean }) {
  const left = useSecondsLeft(until)
  return (
    <p role="timer" className="flex items-center gap-1.5 text-ink-2">
      <Icon name="timer" size="sm" />
      <span>
        Held{!brief && ' for you'}
        {left !== null && `${brief ? '' : ','} ${inMinutes(left)}`}
      </span>
    </p>
  )
}

type HoldAnnouncerProps = { until: number; slot: Pick<SlotChoice, 'dateText' | 'timeText'> | null }

/** Announces the held time to screen readers, and what remains at five minutes and at one, not every second. */
export function HoldAnnouncer({ until, slot }: HoldAnnouncerProps) {
  const left = useSecondsLeft(until)
  return (
    <p role="status" className="sr-only">
      {left !== null && left > 0 && (warningAt(left) ?? (slot && timeHeldText(slot)))}
    </p>
  )
}

function warningAt(secondsLeft: number): string | null {
  if (secondsLeft <= 60) return 'Your time is held for one more minute.'
  return secondsLeft <= 300 ? 'Your time is held for five more minutes.' : null
}

/** `9:41` */
function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Counts down the whole seconds until a moment of this browser's clock, to 0. Returns null before the first count. */
function useSecondsLeft(until: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((until - now().getTime()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
