/** The toast after a redirect, in a cookie that the next page removes. */
export const flashCookie = 'flash'

export type Flash = { tone: 'success' | 'error' | 'info'; title: string; message?: string }

/** Returns the cookie's value, not yet encoded. */
export function serializeFlash(flash: Flash): string {
  return JSON.stringify(flash)
}

/** Parses a decoded cookie value; null if it isn't a flash. */
export function parseFlash(value: string): Flash | null {
  try {
    const { tone, title, message } = JSON.parse(value) as Record<string, unknown>
    if (typeof title !== 'string' || title === '') return null
    if (tone !== 'success' && tone !== 'error' && tone !== 'info') return null
    return { tone, title, ...(typeof message === 'string' && { message }) }
  } catch {
    return null
  }
}
