/** What a person types about a shoot. */
export type ShootTexts = { propertyAddress: string; specialInstructions: string }

/** What is typed in the wizard, with the idempotency key of the last attempt and what it was for. */
export type Draft = ShootTexts & { request: { key: string; content: string } | null }

/** Parses a stored draft. Returns null when there is none, or it isn't one. */
export function parseDraft(stored: string | null): Draft | null {
  try {
    const { propertyAddress, specialInstructions, request } = JSON.parse(stored ?? '')
    if (typeof propertyAddress !== 'string' || typeof specialInstructions !== 'string') return null
    const isRequest = typeof request?.key === 'string' && typeof request?.content === 'string'
    return { propertyAddress, specialInstructions, request: isRequest ? request : null }
  } catch {
    return null
  }
}
