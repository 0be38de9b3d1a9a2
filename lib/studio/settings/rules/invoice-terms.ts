export const maxDueDays = 365
export const maxReminderDays = 90
export const maxReminders = 6
export const maxGalleryDays = 3650
/** 30 days. */
export const maxTurnaroundHours = 720

/** Parses whole days or hours, possibly negative. Returns null unless they are from `min` to `max`. */
export function readDays(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,4}$/.test(text.trim())) return null
  const count = Number(text) || 0
  return count >= min && count <= max ? count : null
}

export const maxChargeDays = 90
export const maxRetryDays = 30
export const maxRetries = 6

/** Parses `1, 3, 7` as days in ascending order, empty for none. Returns null for anything else. */
export function readRetryDays(text: string): number[] | null {
  if (text.trim() === '') return []
  const days = text.split(',').map((part) => readDays(part, 1, maxRetryDays))
  const found = [...new Set(days.filter((day) => day !== null))].sort((one, other) => one - other)
  return days.includes(null) || found.length > maxRetries ? null : found
}
