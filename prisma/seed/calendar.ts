/** Returns the Postgres date of a day relative to today. */
export function dayFromToday(today: string, days: number): Date {
  const date = new Date(`${today}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date
}

export function isWorkday(date: Date): boolean {
  return date.getUTCDay() >= 1 && date.getUTCDay() <= 5
}

/** Returns a Postgres `time` for `09:00`. */
export function wallTime(time: string): Date {
  return new Date(`1970-01-01T${time}:00.000Z`)
}

/** Returns an instant some hours into a calendar day, ignoring the time zone. */
export function instantOn(date: Date, hour: number, minute = 0): Date {
  return new Date(date.getTime() + ((hour + 5) * 60 + minute) * 60_000)
}
