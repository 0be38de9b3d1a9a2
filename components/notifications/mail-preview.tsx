type MailPreviewProps = { title: string; html: string; nonce: string | undefined; isDark: boolean }

/**
 * A mail in a frame without scripts, forms or an origin. The page's policy holds inside it too, so its style elements
 * need the nonce.
 */
export function MailPreview({ title, html, nonce, isDark }: MailPreviewProps) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={dress(html, nonce, isDark)}
      className="h-180 w-full border"
      style={{ colorScheme: isDark ? 'dark' : 'light' }}
    />
  )
}

/** The mail's rules for dark clothes hold always or never, whatever the viewer's own system wears. */
function dress(html: string, nonce: string | undefined, isDark: boolean): string {
  return html
    .replace(/<style(?=[\s>])/g, nonce ? `<style nonce="${nonce}"` : '<style')
    .replace('@media (prefers-color-scheme: dark)', isDark ? '@media all' : '@media not all')
}
