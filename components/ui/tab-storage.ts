/** Returns undefined if `use` fails, as it does where the browser blocks session storage; forms then work without drafts. */
export function tryTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
