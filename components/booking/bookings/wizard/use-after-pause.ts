'use client'

import { useEffect, useState } from 'react'

/** How long typing must pause, in ms. */
const typingPauseMs = 500

/** Returns a value once it hasn't changed for a moment. */
export function useAfterPause<T>(value: T): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
