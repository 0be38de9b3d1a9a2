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
