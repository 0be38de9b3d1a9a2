import { toWallTime, type WallTime } from '@/lib/platform/time/calendar-date'

/** Parses `9`, `9:00`, `930`, and `09.30`. Returns null if the text isn't a time. */
export function readTime(typed: string): WallTime | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(typed.trim())
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2] ?? 0)]
  return match && hour < 24 && minute < 60 ? toWallTime(hour * 60 + minute) : null
}
