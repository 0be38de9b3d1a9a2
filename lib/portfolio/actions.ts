'use server'

import { revalidatePath } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { deleteEntry } from './commands/delete-entry'
import { discardMedia } from './commands/discard-media'
import { reorderEntry } from './commands/reorder-entry'
import { restoreEntry } from './commands/restore-entry'
import { saveEquipment } from './commands/save-equipment'
import { saveItem } from './commands/save-item'
import { saveStat } from './commands/save-stat'
import { setItemFlag } from './commands/set-item-flag'
import {
  DiscardMedia,
  EntryRef,
  ReorderEntry,
  SaveEquipment,
  SaveItem,
  SaveStat,
  SetItemFlag,
} from './schema'

/** What changes here is shown on both pages. */
async function shown<T>(change: Promise<T>): Promise<T> {
  const result = await change
  revalidatePath('/admin-portfolio')
  revalidatePath('/portfolio', 'layout')
  return result
}

export const saveItemAction = defineAction({
  access: 'photographer',
  input: SaveItem,
  run: (actor, input) => shown(saveItem(actor, input)),
})

export const saveEquipmentAction = defineAction({
  access: 'photographer',
  input: SaveEquipment,
  run: (actor, input) => shown(saveEquipment(actor, input)),
})

export const saveStatAction = defineAction({
  access: 'photographer',
  input: SaveStat,
  run: (actor, input) => shown(saveStat(actor, input)),
})

export const setItemFlagAction = defineAction({
  access: 'photographer',
  input: SetItemFlag,
  run: (actor, input) => shown(setItemFlag(actor, input)),
})

export const reorderEntryAction = defineAction({
  access: 'photographer',
  input: ReorderEntry,
  run: (actor, input) => shown(reorderEntry(actor, input)),
})

export const deleteEntryAction = defineAction({
  access: 'photographer',
  input: EntryRef,
  run: (actor, entry) => shown(deleteEntry(actor, entry)),
})

export const restoreEntryAction = defineAction({
  access: 'photographer',
  input: EntryRef,
  run: (actor, entry) => shown(restoreEntry(actor, entry)),
})

/** Uploads that were not saved. */
export const discardMediaAction = defineAction({
  access: 'photographer',
  input: DiscardMedia,
  run: (actor, { addresses }) => discardMedia(actor, addresses),
})
