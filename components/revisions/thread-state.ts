import type { ShownThread } from '@/lib/revisions/schema'
import { draftText, resolvedText, waitingText } from '@/lib/revisions/words'
import type { Role } from '@/prisma/generated/enums'

/** A thread's state as `Status` shows it. */
export function stateOf(thread: ShownThread, reader: Role): { value: string; label: string } {
  const { isDraft, isResolved, waitsFor } = thread
  if (isDraft) return { value: 'DRAFT', label: draftText }
  if (isResolved || !waitsFor) return { value: 'CLOSED', label: resolvedText }
  return { value: waitsFor === reader ? 'OPEN' : 'PENDING', label: waitingText(waitsFor, reader) }
}
