/** How far the editing of a shoot is, from the first to the last. */
export const editStates = ['WAITING', 'HANDED_OVER', 'IN_WORK', 'READY'] as const
export type EditState = (typeof editStates)[number]

type EditProgress = { handedOverAt: Date | null; readyAt: Date | null; editor: unknown }

/** Returns how far the editing is. `editor`: who edits the photos now; null for nobody. */
export function editStateOf({ handedOverAt, readyAt, editor }: EditProgress): EditState {
  if (readyAt) return 'READY'
  if (editor) return 'IN_WORK'
  return handedOverAt ? 'HANDED_OVER' : 'WAITING'
}

/** Whether photos that were due then are late. */
export function isLate(dueAt: Date, at: Date): boolean {
  return dueAt.getTime() <= at.getTime()
}
