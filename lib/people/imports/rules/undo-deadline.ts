import { undoDays } from '@/lib/people/imports/limits'

/** Returns until when an import can be undone. */
export function undoDeadline(importedAt: Date): Date {
  return new Date(importedAt.getTime() + undoDays * 24 * 60 * 60 * 1000)
}
