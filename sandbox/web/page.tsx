/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx'

/** The HTML document of every page that the sandbox serves. */
export function Page({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: these pages are Hono's, not Next's. */}
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/_sandbox/sandbox.css" />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Renders a page as a complete document; JSX has escaped every value in it. */
export function asDocument(page: { toString(): string | Promise<string> }): string {
  return `<!doctype html>${String(page)}`
}

/** No script runs on these pages, whatever an email or a form contains. */
export const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'Cache-Control': 'no-store',
  // Not `no-referrer`, because browsers would then hide the origin of these pages' own forms.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
