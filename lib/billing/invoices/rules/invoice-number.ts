const digits = 4

/** `NL-2026-0001`; past 9999 a year's numbers simply grow longer. */
export function invoiceNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(digits, '0')}`
}
