/** Returns a value from local storage; null when there is none or it can't be read. */
export function readStored<T>(name: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** Saves a value in local storage, or removes it. Does nothing where storage isn't available. */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Fails in private windows and when storage is full.
  }
}
