import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { restoreEntryAction } from '@/lib/portfolio/actions'
import type { PortfolioEntryKind } from '@/lib/portfolio/rules'
import type { EntryRef } from '@/lib/portfolio/schema'

/** What is said about each kind, and what the dialogs call it. */
export const entryWords: Record<
  PortfolioEntryKind,
  { noun: string; deleted: string; deleteFailed: string; restored: string; restoreFailed: string }
> = {
  item: {
    noun: 'item',
    deleted: 'Portfolio item deleted',
    deleteFailed: 'Failed to delete item',
    restored: 'Portfolio item restored',
    restoreFailed: 'Failed to restore item',
  },
  equipment: {
    noun: 'equipment',
    deleted: 'Equipment deleted',
    deleteFailed: 'Failed to delete equipment',
    restored: 'Equipment restored',
    restoreFailed: 'Failed to restore equipment',
  },
  stat: {
    noun: 'statistic',
    deleted: 'Stat deleted',
    deleteFailed: 'Failed to delete stat',
    restored: 'Stat restored',
    restoreFailed: 'Failed to restore stat',
  },
}

/** Brings back something deleted, and says how it went. */
export async function undoDeletion(entry: EntryRef): Promise<void> {
  const { restored, restoreFailed } = entryWords[entry.kind]
  const result = await restoreEntryAction(entry).catch(() => null)
  if (result?.ok) toast.success(restored)
  else toast.error('Error', explainFailure(result, restoreFailed))
}
