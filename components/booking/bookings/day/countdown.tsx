'use client'

import { useEffect, useState } from 'react'
import { leftText, untilText } from '@/lib/booking/bookings/words/day'

type CountdownProps = {
  /** In ms since 1970: what it counts down to, and when the page was read. */
  until: number
  readAt: number
  /** What it counts down to: when to leave for a shoot, or the end of one that is under way. */
  to: 'leave' | 'end'
}

const minute = 60_000
const everyMs = 15_000

/** How many minutes are left, or how many it's late. Follows the clock also on a page that was saved for when there's no network. */
export function Countdown({ until, readAt, to }: CountdownProps) {
  const [at, setAt] = useState(readAt)
  useEffect(() => {
    const follow = () => setAt(Date.now())
    follow()
    const timer = setInterval(follow, everyMs)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.trunc((until - at) / minute)
  return (
    <span className={minutes < 0 ? 'font-strong text-stop' : 'text-ink-2'}>
      {to === 'leave' ? untilText(minutes) : leftText(minutes)}
    </span>
  )
}
