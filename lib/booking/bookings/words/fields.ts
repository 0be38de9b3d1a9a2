export const missingServiceText = 'Select at least one service'
export const missingTimeText = 'Please select a time'
export const missingAddressText = 'Property address is required'

/** @param limit in characters */
export function longAddressText(limit: number): string {
  return `Property address must be at most ${limit} characters`
}
