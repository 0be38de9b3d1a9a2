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

/** Revalidates the public page and the management page after a change. */
async function revalidated<T>(change: Promise<T>): Promise<T> {
  const result = await change
  revalidatePath('/admin-portfolio')
  revalidatePath('/portfolio', 'layout')
  return result
}

export const saveItemAction = defineAction({
  access: 'manage-portfolio',
  input: SaveItem,
  run: (actor, input) => revalidated(saveItem(actor, input)),
})

export const saveEquipmentAction = defineAction({
  access: 'manage-portfolio',
  input: SaveEquipment,
  run: (actor, input) => revalidated(saveEquipment(actor, input)),
})

export const saveStatAction = defineAction({
  access: 'manage-portfolio',
  input: SaveStat,
  run: (actor, input) => revalidated(saveStat(actor, input)),
})

export const setItemFlagAction = defineAction({
  access: 'manage-portfolio',
  input: SetItemFlag,
  run: (actor, input) => revalidated(setItemFlag(actor, input)),
})

export const reorderEntryAction = defineAction({
  access: 'manage-portfolio',
  input: ReorderEntry,
  run: (actor, input) => revalidated(reorderEntry(actor, input)),
})

export const deleteEntryAction = defineAction({
  access: 'manage-portfolio',
  input: EntryRef,
  run: (actor, entry) => revalidated(deleteEntry(actor, entry)),
})

export const restoreEntryAction = defineAction({
  access: 'manage-portfolio',
  input: EntryRef,
  run: (actor, entry) => revalidated(restoreEntry(actor, entry)),
})

/** Discards uploads that were not saved. */
export const discardMediaAction = defineAction({
  access: 'manage-portfolio',
  input: DiscardMedia,
  run: (actor, { mediaIds }) => discardMedia(actor, mediaIds),
})
