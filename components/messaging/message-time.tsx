'use client'

import { useSyncExternalStore } from 'react'
import { now } from '@/lib/platform/time/clock'

const minute = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

type MessageTimeProps = {
  /** ISO 8601. */
  at: string
  /** Shown after the first hour. */
  absoluteTime: string
}

/** A time as `Just now` or `12 minutes ago` for an hour, then as `absoluteTime`. Updates every minute. */
export function MessageTime({ at, absoluteTime }: MessageTimeProps) {
  const minutes = Math.floor((useMinute() * minute - Date.parse(at)) / minute) + 1
  return (
    // A minute may pass between the server's render and hydration.
    <time dateTime={at} suppressHydrationWarning>
      {minutes >= 60 ? absoluteTime : describeAge(minutes)}
    </time>
  )
}

function describeAge(minutes: number): string {
  if (minutes < 1) return 'Just now'
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
}

/** The current minute, for relative times. All times on a page update together. */
function useMinute(): number {
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
