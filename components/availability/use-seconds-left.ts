'use client'

import { useEffect, useState } from 'react'
import { now } from '@/lib/platform/clock'

/** Counts down the whole seconds until a moment of this browser's clock, to 0. Returns null before the first count. */
export function useSecondsLeft(until: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((until - now().getTime()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
