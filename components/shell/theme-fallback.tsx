'use client'

import { useLayoutEffect } from 'react'
import { applyTheme } from '@/components/shell/theme'

/** Sets the theme for a page that failed on the server: the browser renders it without the head's script. */
export function ThemeFallback() {
  useLayoutEffect(() => applyTheme(), [])
  return null
}
