import 'server-only'
import { refresh } from 'next/cache'

/** Refreshes the open page after a change. */
export async function refreshAfter<T>(change: Promise<T>): Promise<T> {
  const result = await change
  refresh()
  return result
}

/** Does so even after an error, which is often caused by someone else's change. */
export async function refreshInAnyCase<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } finally {
    refresh()
  }
}
