import { formatInstantDate, now } from '@/lib/platform/time/clock'
import { undoDays } from './limits'

/** An import in the list of those before. */
export type ListedImport = {
  id: string
  fileName: string
  /** Who imported it and when: `Nov 28, 2026 by Ava North`. */
  origin: string
  /** Until when it can be undone, formatted; null after that. */
  undoUntil: string | null
}

type StoredImport = {
  id: string
  fileName: string
  importedAt: Date
  importedBy: { fullName: string } | null
}

/** Whether an import is too long ago to be undone. */
export function isTooLate(importedAt: Date): boolean {
  return undoDeadline(importedAt) <= now()
}

/** Returns an import as it is listed. @param timeZone the studio's */
export function describeImport(stored: StoredImport, timeZone: string): ListedImport {
  const { id, fileName, importedAt, importedBy } = stored
  const day = formatInstantDate(importedAt, timeZone)
  return {
    id,
    fileName,
    origin: importedBy ? `${day} by ${importedBy.fullName}` : day,
    undoUntil: isTooLate(importedAt) ? null : formatInstantDate(undoDeadline(importedAt), timeZone),
  }
}

function undoDeadline(importedAt: Date): Date {
  return new Date(importedAt.getTime() + undoDays * 24 * 60 * 60 * 1000)
}
