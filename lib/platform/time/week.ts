import { studioLocale } from '@/lib/platform/text/locale'

type WeekInfo = { firstDay: number }
/** Older engines have it as a property, newer ones as a method, some not at all. */
type LocaleWithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo }

/** Regions whose week starts on Sunday, for engines without week data; elsewhere it's Monday. */
const sundayRegions = 'US CA MX BR CO PE VE AR AU IL IN JP KR TW HK PH TH ZA SA'.split(' ')

/** Returns the ISO weekday (1 is Monday, 7 is Sunday) on which the locale's calendars start. */
export function firstWeekday(locale: string = studioLocale()): number {
  const known: LocaleWithWeek = new Intl.Locale(locale)
  const info = known.getWeekInfo?.() ?? known.weekInfo
  return info?.firstDay ?? fallbackFirstWeekday(known)
}

function fallbackFirstWeekday(locale: Intl.Locale): number {
  return sundayRegions.includes(locale.maximize().region ?? '') ? 7 : 1
}

/** Returns the seven ISO weekdays in the order of the locale's calendars. */
export function weekdaysInOrder(locale: string = studioLocale()): number[] {
  const first = firstWeekday(locale)
  return [0, 1, 2, 3, 4, 5, 6].map((days) => ((first - 1 + days) % 7) + 1)
}

/** In order of ISO weekdays, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** `Mon, Wed`; three or more days in a row are a range, `Tue–Fri`. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const runs: number[][] = []
  for (const weekday of [...weekdays].sort()) {
    const run = runs.at(-1)
    if (run?.at(-1) === weekday - 1) run.push(weekday)
    else runs.push([weekday])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0])}–${short(run.at(-1))}`] : run.map(short)))
    .join(', ')
}

function short(weekday: number | undefined): string {
  return weekdayNames[(weekday ?? 1) - 1]?.slice(0, 3) ?? ''
}
