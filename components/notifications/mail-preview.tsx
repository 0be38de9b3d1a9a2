'use client'

type MailPreviewProps = { title: string; html: string; nonce: string | undefined; isDark: boolean }

/**
 * A mail in a frame without scripts, forms or an origin. The page's policy holds inside it too, so its style element needs
 * the page's nonce: that of the document, which later answers for parts of it do not know.
 */
export function MailPreview({ title, html, nonce, isDark }: MailPreviewProps) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={dress(html, nonceOfDocument() ?? nonce, isDark)}
      className="h-180 w-full border"
      style={{ colorScheme: isDark ? 'dark' : 'light' }}
    />
  )
}

function nonceOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}

/** The mail's rules for dark clothes hold always or never, whatever the viewer's own system wears. */
function dress(html: string, nonce: string | undefined, isDark: boolean): string {
  return html
    .replace('<style>', nonce ? `<style nonce="${nonce}">` : '<style>')
    .replace('@media (prefers-color-scheme: dark)', isDark ? '@media all' : '@media not all')
}
