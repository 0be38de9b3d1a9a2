import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Hono } from 'hono'

const fonts: Record<string, string> = {
  'newsreader.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  'hanken-grotesk.woff2': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
}

/** The stylesheet and the fonts of the sandbox's pages. */
export function serveAssets(): Hono {
  const routes = new Hono()
  const { resolve } = createRequire(import.meta.url)

  routes.get('/_sandbox/sandbox.css', (context) =>
    context.body(readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )

  routes.get('/_sandbox/fonts/:name', (context) => {
    const font = fonts[context.req.param('name')]
    if (!font) return context.notFound()
    return context.body(new Uint8Array(readFileSync(resolve(font))), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'max-age=86400',
    })
  })

  return routes
}
