import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has taken over: false on the server and in the first picture, which must be the server's. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
