'use client'

import { useEffect } from 'react'

type MailPreviewProps = { title: string; html: string; nonce: string | undefined; isDark: boolean }

/**
 * Shows an email in a frame without scripts, forms, or an origin. The page's Content-Security-Policy applies inside it too,
 * so its style element needs the document's nonce, which client-side navigations don't have.
 */
export function MailPreview({ title, html, nonce, isDark }: MailPreviewProps) {
  // A cached public page has no nonce, and neither do the pages that users navigate to from it.
  useEffect(() => {
    if (!nonceOfDocument()) window.location.reload()
  }, [])
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={applyTheme(html, nonceOfDocument() ?? nonce, isDark)}
      className="h-180 w-full border"
      style={{ colorScheme: isDark ? 'dark' : 'light' }}
    />
  )
}

function nonceOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}

/** Forces the email's dark or light styles, regardless of the viewer's system, and adds the nonce. */
function applyTheme(html: string, nonce: string | undefined, isDark: boolean): string {
  return html
    .replace('<style>', nonce ? `<style nonce="${nonce}">` : '<style>')
    .replace('@media (prefers-color-scheme: dark)', isDark ? '@media all' : '@media not all')
}
