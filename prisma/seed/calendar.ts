/** Calendar arithmetic of the demo: days counted from the studio's today, as Postgres dates. */
export function dayFromToday(today: string, days: number): Date {
  const date = new Date(`${today}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date
}

export function isWorkday(date: Date): boolean {
  return date.getUTCDay() >= 1 && date.getUTCDay() <= 5
}

/** A Postgres `time`, from `09:00`. */
export function wallTime(time: string): Date {
  return new Date(`1970-01-01T${time}:00.000Z`)
}

/** An instant some hours into a calendar day. Near enough to the zone for a demo's history. */
export function instantOn(date: Date, hour: number, minute = 0): Date {
  return new Date(date.getTime() + ((hour + 5) * 60 + minute) * 60_000)
}
