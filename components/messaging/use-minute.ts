'use client'

import { useSyncExternalStore } from 'react'
import { now } from '@/lib/platform/clock'

const minute = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The current minute, for relative times. All times on a page update together. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, readMinute, readMinute)
}

function readMinute(): number {
  return Math.floor(now().getTime() / minute)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const notify of listeners) notify()
  }, 10_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
