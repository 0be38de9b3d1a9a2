'use server'

import { revalidatePath } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { deleteEquipment as deleteEquipmentCommand } from './commands/delete-equipment'
import { deleteItem as deleteItemCommand } from './commands/delete-item'
import { deleteStat as deleteStatCommand } from './commands/delete-stat'
import { discardMedia as discardMediaCommand } from './commands/discard-media'
import { featureItem as featureItemCommand } from './commands/feature-item'
import { saveEquipment as saveEquipmentCommand } from './commands/save-equipment'
import { saveItem as saveItemCommand } from './commands/save-item'
import { saveStat as saveStatCommand } from './commands/save-stat'
import {
  DeleteEquipment,
  DeleteItem,
  DeleteStat,
  DiscardMedia,
  FeatureItem,
  SaveEquipment,
  SaveItem,
  SaveStat,
} from './schema'

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

export const featureItem = defineAction({
  access: 'photographer',
  input: FeatureItem,
  run: (actor, input) => shown(featureItemCommand(actor, input)),
})

export const deleteItem = defineAction({
  access: 'photographer',
  input: DeleteItem,
  run: (actor, { itemId }) => shown(deleteItemCommand(actor, itemId)),
})

/** Uploads that were not saved. */
export const discardMedia = defineAction({
  access: 'photographer',
  input: DiscardMedia,
  run: (actor, { addresses }) => discardMediaCommand(actor, addresses),
})

export const saveEquipment = defineAction({
  access: 'photographer',
  input: SaveEquipment,
  run: (actor, input) => shown(saveEquipmentCommand(actor, input)),
})

export const deleteEquipment = defineAction({
  access: 'photographer',
  input: DeleteEquipment,
  run: (actor, { equipmentId }) => shown(deleteEquipmentCommand(actor, equipmentId)),
})

export const saveStat = defineAction({
  access: 'photographer',
  input: SaveStat,
  run: (actor, input) => shown(saveStatCommand(actor, input)),
})

export const deleteStat = defineAction({
  access: 'photographer',
  input: DeleteStat,
  run: (actor, { statId }) => shown(deleteStatCommand(actor, statId)),
})
