/** For an appointment without a title in a photographer's other calendar. */
export const untitledText = 'Untitled appointment'

/** For an appointment in a colleague's other calendar. */
export const privateText = 'private appointment'

/** "Busy: Dentist" */
export function busyWithText(title: string): string {
  return `Busy: ${title}`
}
