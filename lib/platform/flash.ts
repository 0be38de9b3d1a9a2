/** A cookie that lives until the next page shows it: the toast that follows a redirect. */
export const flashCookie = 'flash'

export type Flash = { tone: 'success' | 'error' | 'info'; title: string; message?: string }

/** The cookie's value, before the cookie writer encodes it. */
export function serializeFlash(flash: Flash): string {
  return JSON.stringify(flash)
}

/** Reads a decoded cookie value; null for anything that is not a flash. */
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
