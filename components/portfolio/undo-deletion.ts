import { showResult } from '@/components/ui/show-result'
import { restoreEntryAction } from '@/lib/portfolio/actions'
import type { EntryRef } from '@/lib/portfolio/schema'
import { entryWords } from '@/lib/portfolio/words'

/** Restores a deleted entry, and shows the result in a toast. */
export async function undoDeletion(entry: EntryRef): Promise<void> {
  const { restored, restoreFailed } = entryWords[entry.kind]
  await showResult(restoreEntryAction(entry), { done: restored, failed: restoreFailed })
}
