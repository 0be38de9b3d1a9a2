'use client'

import { useCallback, useState } from 'react'
import type { ActionResult } from '@/lib/platform/errors'

/** Something that is read from the server when it is first needed. `value` is null before, and kept when reading fails. */
export type OnDemand<T> = { value: T | null; hasFailed: boolean; refresh: () => Promise<T | null> }

/**
 * Reads a value by an action whenever `refresh` is called, which returns it, or null if that failed. `read` must be stable,
 * such as the action itself.
 */
export function useOnDemand<T>(
  read: (input: Record<string, never>) => Promise<ActionResult<T>>,
): OnDemand<T> {
  const [value, setValue] = useState<T | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const refresh = useCallback(async () => {
    const result = await read({}).catch(() => null)
    setHasFailed(!result?.ok)
    if (!result?.ok) return null
    setValue(result.data)
    return result.data
  }, [read])

  return { value, hasFailed, refresh }
}
