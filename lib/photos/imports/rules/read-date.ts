import type { CalendarDate } from '@/lib/platform/time/calendar-date'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2023-06-30`, also before a time of day */
const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/
/** `6/30/2023`, `30.06.23` */
const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:\s.*)?$/
/** `June 30, 2023`, `Fri, Jun 30 2023` */
const monthFirst = /^(?:[a-z]+,?\s+)?([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i
/** `30 June 2023` */
const dayBeforeMonth = /^(?:[a-z]+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+([a-z]{3,})\.?,?[\s-]+(\d{4})\b/i

/** Whether the dates of a column begin with the day: one of them only makes sense that way. */
export function areDaysFirst(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const [, first, , second] = numbers.exec(text) ?? []
    return Number(first) > 12 && Number(second) <= 12
  })
}

/**
 * Reads a date as people and other tools write it. Numbers begin with the month, as in the United States, or with the day if
 * they are separated by periods or `dayFirst` says so. Returns null for anything else.
 */
export function readDate(text: string, { dayFirst }: { dayFirst: boolean }): CalendarDate | null {
  const line = text.trim()
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(line) ?? []
  if (isoYear) return toDate(isoYear, Number(isoMonth), isoDay)
  const [, first, separator, second, year] = numbers.exec(line) ?? []
  if (year) {
    const fullYear = year.length === 2 ? `20${year}` : year
    const isDayFirst = dayFirst || separator === '.'
    return isDayFirst ? toDate(fullYear, Number(second), first) : toDate(fullYear, Number(first), second)
  }
  const [, name, day, namedYear] = monthFirst.exec(line) ?? []
  if (name) return toDate(namedYear, monthOf(name), day)
  const [, dayBefore, nameAfter, yearAfter] = dayBeforeMonth.exec(line) ?? []
  return nameAfter ? toDate(yearAfter, monthOf(nameAfter), dayBefore) : null
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function toDate(year: string | undefined, month: number, day: string | undefined): CalendarDate | null {
  const at = new Date(Date.UTC(Number(year), month - 1, Number(day)))
  const exists = month >= 1 && at.getUTCMonth() === month - 1 && at.getUTCDate() === Number(day)
  return exists ? at.toISOString().slice(0, 10) : null
}
