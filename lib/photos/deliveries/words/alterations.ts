import type { Alteration } from '@/prisma/generated/enums'

export const alterationNames: Record<Alteration, string> = {
  VIRTUALLY_STAGED: 'Virtually staged',
  ITEMS_REMOVED: 'Items removed',
  ITEMS_ADDED: 'Items added',
  SKY_REPLACED: 'Sky replaced',
  VIRTUAL_TWILIGHT: 'Virtual twilight',
  LAWN_REPLACED: 'Lawn replaced',
  VIRTUALLY_RENOVATED: 'Virtually renovated',
  OTHER: 'Digitally altered',
}

export const alterationsInOrder = Object.keys(alterationNames) as [Alteration, ...Alteration[]]

/** `Virtually staged, Sky replaced`; empty for an unaltered photo. */
export function listAlterations(alterations: readonly Alteration[]): string {
  return alterationsInOrder
    .filter((alteration) => alterations.includes(alteration))
    .map((alteration) => alterationNames[alteration])
    .join(', ')
}
