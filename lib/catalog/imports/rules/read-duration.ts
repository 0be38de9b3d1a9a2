import { writtenMinutes } from '@/lib/catalog/services/rules/duration'

/** How long a service takes: as clients read it, and on site. */
export type Duration = { text: string; minutes: number }

const maxMinutes = 24 * 60

/**
 * Reads `2-3 hours`, `90 min`, `1h 30m`, `1:30`, or a number of minutes. Of a range, the longer time is on site. What is
 * counted in days, such as virtual staging, takes none. Returns null for any other text.
 */
export function readDuration(text: string): Duration | null {
  const plain = text.trim().replace(/\.$/, '')
  if (/^\d+(?:\s*[-–]\s*\d+)?\s*(?:business |working )?(?:day|week)s?$/i.test(plain))
    return { text: plain, minutes: 0 }
  const written = writtenMinutes(plain)
  const minutes = written ? Math.round(written.max) : readClock(plain)
  if (minutes === null || minutes > maxMinutes) return null
  // A text that stays has to agree with the minutes.
  const isExact = written !== null && minutes === written.max
  return { text: isExact ? plain : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`, minutes }
}

function readClock(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  const [, hours, minutes] =
    /^(\d{1,2}):([0-5]\d)$/.exec(text) ??
    /^(\d{1,2})\s*h(?:ou)?r?s?\.?,?\s*(?:and\s*)?(\d{1,2})\s*m(?:in(?:ute)?s?)?$/i.exec(text) ??
    []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
