/** For an appointment without a title in a photographer's other calendar. */
export const untitledText = 'Untitled appointment'

/** "Busy: Dentist" */
export function busyWithText(title: string): string {
  return `Busy: ${title}`
}
