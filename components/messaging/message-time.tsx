'use client'

import { useMinute } from './use-minute'

const minute = 60_000

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
