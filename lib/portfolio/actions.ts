'use server'

import { revalidatePath } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { deletePart as deletePartCommand } from './commands/delete-part'
import { discardMedia as discardMediaCommand } from './commands/discard-media'
import { markItem as markItemCommand } from './commands/mark-item'
import { placePart as placePartCommand } from './commands/place-part'
import { restorePart as restorePartCommand } from './commands/restore-part'
import { saveEquipment as saveEquipmentCommand } from './commands/save-equipment'
import { saveItem as saveItemCommand } from './commands/save-item'
import { saveStat as saveStatCommand } from './commands/save-stat'
import { DiscardMedia, MarkItem, NamedPart, PlacePart, SaveEquipment, SaveItem, SaveStat } from './schema'

/** What changes here is shown on both pages. */
async function shown<T>(change: Promise<T>): Promise<T> {
  const result = await change
  revalidatePath('/admin-portfolio')
  revalidatePath('/portfolio', 'layout')
  return result
}

export const saveItem = defineAction({
  access: 'photographer',
  input: SaveItem,
  run: (actor, input) => shown(saveItemCommand(actor, input)),
})

export const saveEquipment = defineAction({
  access: 'photographer',
  input: SaveEquipment,
  run: (actor, input) => shown(saveEquipmentCommand(actor, input)),
})

export const saveStat = defineAction({
  access: 'photographer',
  input: SaveStat,
  run: (actor, input) => shown(saveStatCommand(actor, input)),
})

export const markItem = defineAction({
  access: 'photographer',
  input: MarkItem,
  run: (actor, input) => shown(markItemCommand(actor, input)),
})

export const placePart = defineAction({
  access: 'photographer',
  input: PlacePart,
  run: (actor, input) => shown(placePartCommand(actor, input)),
})

export const deletePart = defineAction({
  access: 'photographer',
  input: NamedPart,
  run: (actor, part) => shown(deletePartCommand(actor, part)),
})

export const restorePart = defineAction({
  access: 'photographer',
  input: NamedPart,
  run: (actor, part) => shown(restorePartCommand(actor, part)),
})

/** Uploads that were not saved. */
export const discardMedia = defineAction({
  access: 'photographer',
  input: DiscardMedia,
  run: (actor, { addresses }) => discardMediaCommand(actor, addresses),
})
