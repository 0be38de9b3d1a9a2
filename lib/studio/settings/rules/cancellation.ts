/** The terms of cancellation: until how many hours before the shoot it is free, and the fee after that. */
export type CancellationPolicy = { freeCancelHours: number; lateCancelFeeCents: number; currency: string }

/** One year. */
export const maxFreeCancelHours = 8760

/** Parses whole hours. Returns null unless they are from 0 to `maxFreeCancelHours`. */
export function readHours(text: string): number | null {
  if (!/^\d{1,4}$/.test(text.trim())) return null
  const hours = Number(text)
  return hours <= maxFreeCancelHours ? hours : null
}
