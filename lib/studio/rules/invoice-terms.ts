export const maxDueDays = 365
export const maxReminderDays = 90
export const maxReminders = 6
export const maxGalleryDays = 3650
/** 30 days. */
export const maxTurnaroundHours = 720
export const maxTaxRateBasisPoints = 5_000

/** Parses whole days or hours, possibly negative. Returns null unless they are from `min` to `max`. */
export function readDays(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,4}$/.test(text.trim())) return null
  const count = Number(text) || 0
  return count >= min && count <= max ? count : null
}

/** Parses a tax rate, `8.25` or `8.25%`, into basis points. Returns null unless it is from 0 to `maxTaxRateBasisPoints`. */
export function readTaxRate(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.replace('%', '').trim())
  if (!match?.[1]) return null
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return rate <= maxTaxRateBasisPoints ? rate : null
}
