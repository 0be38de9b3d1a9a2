'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { flashCookie, parseFlash } from '@/lib/platform/flash'

/** Shows what a redirect left in the flash cookie, once, on whatever page it led to. */
export function FlashMessages() {
  const here = `${usePathname()}?${useSearchParams()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address is a reason to look again
  useEffect(() => {
    const value = new RegExp(`(?:^|; )${flashCookie}=([^;]*)`).exec(document.cookie)?.[1]
    if (!value) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${flashCookie}=; path=/; max-age=0`
    const flash = parseFlash(decodeCookie(value))
    if (flash) toast[flash.tone](flash.title, flash.message)
  }, [here])
  return null
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
