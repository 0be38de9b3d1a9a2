import type { Revisions, ShownThread } from '@/lib/photos/revisions/schema'
import { draftText, resolvedText, waitingText } from '@/lib/photos/revisions/words/revisions'

/** A thread's state as `Status` shows it. */
export function stateOf(
  thread: ShownThread,
  { reader, canRequest, canRevise }: Revisions,
): { value: string; label: string } {
  const { isDraft, isResolved, waitsFor } = thread
  if (isDraft) return { value: 'DRAFT', label: draftText }
  if (isResolved || !waitsFor) return { value: 'ANSWERED', label: resolvedText }
  // It doesn't wait for a photographer who can't act on a colleague's shoot.
  const isReaders = waitsFor === reader && (canRequest || canRevise)
  return { value: isReaders ? 'OPEN' : 'PENDING', label: waitingText(waitsFor, isReaders) }
}
