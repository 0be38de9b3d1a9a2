import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { restoreEntryAction } from '@/lib/portfolio/actions'
import type { EntryRef } from '@/lib/portfolio/schema'
import { entryWords } from '@/lib/portfolio/words'

/** Restores a deleted entry, and shows the result in a toast. */
export async function undoDeletion(entry: EntryRef): Promise<void> {
  const { restored, restoreFailed } = entryWords[entry.kind]
  const result = await restoreEntryAction(entry).catch(() => null)
  if (result?.ok) toast.success(restored)
  else toast.error('Error', explainFailure(result, restoreFailed))
}
