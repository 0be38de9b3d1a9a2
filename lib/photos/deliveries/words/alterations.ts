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

export function sortAlterations(alterations: readonly Alteration[]): Alteration[] {
  return alterationsInOrder.filter((alteration) => alterations.includes(alteration))
}

/** `Virtually staged, Sky replaced`; empty for an unaltered photo. */
export function listAlterations(alterations: readonly Alteration[]): string {
  return sortAlterations(alterations)
    .map((alteration) => alterationNames[alteration])
    .join(', ')
}

const descriptions: Record<Alteration, string> = {
  VIRTUALLY_STAGED: 'furniture or decor was added digitally',
  ITEMS_REMOVED: 'items were removed from the picture',
  ITEMS_ADDED: 'items were added to the picture',
  SKY_REPLACED: 'the sky was replaced',
  VIRTUAL_TWILIGHT: 'daylight was changed to twilight',
  LAWN_REPLACED: 'the lawn was replaced',
  VIRTUALLY_RENOVATED: 'surfaces, fixtures, or finishes were changed',
  OTHER: 'the picture was altered digitally',
}

/** `Furniture or decor was added digitally; the sky was replaced.` */
export function describeAlterations(alterations: readonly Alteration[]): string {
  const text = sortAlterations(alterations)
    .map((alteration) => descriptions[alteration])
    .join('; ')
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
