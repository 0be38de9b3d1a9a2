import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page is hydrated: false on the server and during the first render. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
