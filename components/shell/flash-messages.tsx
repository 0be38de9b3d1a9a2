'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { flashCookie, parseFlash } from '@/lib/platform/web/flash'

/** Shows the message of the flash cookie, which a redirect set, once. */
export function FlashMessages() {
  const here = `${usePathname()}?${useSearchParams()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the cookie after every navigation
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
