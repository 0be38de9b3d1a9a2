'use client'

import { useMinute } from './use-minute'

const minute = 60_000

type MessageTimeProps = {
  /** ISO 8601. */
  at: string
  /** What is said of it once it is more than an hour ago. */
  absoluteTime: string
}

/** When something was: `Just now`, `12 minutes ago`, then as the server says it. It stays right while it is looked at. */
export function MessageTime({ at, absoluteTime }: MessageTimeProps) {
  const minutes = Math.floor((useMinute() * minute - Date.parse(at)) / minute) + 1
  return (
    // The server's minute may be over when the browser takes up.
    <time dateTime={at} suppressHydrationWarning>
      {minutes >= 60 ? absoluteTime : describeAge(minutes)}
    </time>
  )
}

function describeAge(minutes: number): string {
  if (minutes < 1) return 'Just now'
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
}
