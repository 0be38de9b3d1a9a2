type Shown = {
  conversation?: string
  view?: string
  list?: number
  thread?: number
  compose?: string
}

/** The address of a message page as it is to be shown; what is not asked for is left out. */
export function conversationAddress(path: '/support' | '/admin-messages', shown: Shown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = !value || value === 1
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
