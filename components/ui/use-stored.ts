'use client'

import { useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from './browser-storage'

type StoredOptions<T> = {
  isValid: (value: unknown) => value is T
  isEmpty: (value: T) => boolean
  /** Shown until the stored value is read, and kept unless it is empty. */
  first: T
}

/** A value of this browser, such as a draft. Survives reloads and navigation; an empty one is removed from storage. */
export function useStored<T>(
  name: string,
  { isValid, isEmpty, first }: StoredOptions<T>,
): [value: T, change: (next: (before: T) => T) => void] {
  const [value, setValue] = useState(first)
  // A ref, because two changes may come before a render, and an unmounted form may still clear its draft.
  const latest = useRef(first)

  // In an effect, because the server render has no access to browser storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the storage once per name
  useEffect(() => {
    const stored = readStored(name, isValid)
    if (stored === null || !isEmpty(latest.current)) return
    latest.current = stored
    setValue(stored)
  }, [name])

  function change(next: (before: T) => T) {
    latest.current = next(latest.current)
    writeStored(name, isEmpty(latest.current) ? null : latest.current)
    setValue(latest.current)
  }
  return [value, change]
}
