'use client'

import { useLayoutEffect } from 'react'
import { applyTheme } from '@/components/shell/theme'

/** Sets the theme where the head's script could not: a page that failed on the server is drawn whole by the browser. */
export function ThemeFallback() {
  useLayoutEffect(() => applyTheme(), [])
  return null
}
