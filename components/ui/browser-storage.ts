/** Reads what this browser keeps under a name; null when there is nothing, or nothing that can be read. */
export function readStored<T>(name: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a value under a name, or forgets the name. A browser that keeps nothing loses only this convenience. */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Private windows and full stores refuse; what is on the screen stays there.
  }
}
