'use server'

import { revalidatePath } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { deletePart } from './commands/delete-part'
import { discardMedia } from './commands/discard-media'
import { markItem } from './commands/mark-item'
import { placePart } from './commands/place-part'
import { restorePart } from './commands/restore-part'
import { saveEquipment } from './commands/save-equipment'
import { saveItem } from './commands/save-item'
import { saveStat } from './commands/save-stat'
import { DiscardMedia, MarkItem, NamedPart, PlacePart, SaveEquipment, SaveItem, SaveStat } from './schema'

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

export const markItemAction = defineAction({
  access: 'photographer',
  input: MarkItem,
  run: (actor, input) => shown(markItem(actor, input)),
})

export const placePartAction = defineAction({
  access: 'photographer',
  input: PlacePart,
  run: (actor, input) => shown(placePart(actor, input)),
})

export const deletePartAction = defineAction({
  access: 'photographer',
  input: NamedPart,
  run: (actor, part) => shown(deletePart(actor, part)),
})

export const restorePartAction = defineAction({
  access: 'photographer',
  input: NamedPart,
  run: (actor, part) => shown(restorePart(actor, part)),
})

/** Uploads that were not saved. */
export const discardMediaAction = defineAction({
  access: 'photographer',
  input: DiscardMedia,
  run: (actor, { addresses }) => discardMedia(actor, addresses),
})
