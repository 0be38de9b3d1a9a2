/** @jsxImportSource hono/jsx */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { Hono } from 'hono'
import { apiVersion } from '@/sandbox/stripe/account'
import { asDocument } from '@/sandbox/web/page'
import { PaymentElementPage } from './payment-element-page'

const scripts = {
  'stripe.js': 'stripe.ts',
  'elements-inner-payment.js': 'frame.ts',
  'three-d-secure-finished.js': 'challenge-finished.ts',
} as const

/** As of https://docs.stripe.com/sdks/stripejs-versioning: Stripe.js has the name of the API's release. */
const [, release = ''] = apiVersion.split('.')

const scriptHeaders = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
}

/** Stripe.js and the frame of the Payment Element, at the paths that js.stripe.com has. */
export function serveElements(): Hono {
  const routes = new Hono()
  const bundles = new Map<string, string>()

  function bundle(name: keyof typeof scripts): string {
    const known = bundles.get(name)
    if (known !== undefined) return known
    const built = buildSync({
      entryPoints: [fileURLToPath(new URL(`./browser/${scripts[name]}`, import.meta.url))],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      define: { RELEASE: JSON.stringify(release) },
      write: false,
    })
    const [file] = built.outputFiles
    if (!file) throw new Error(`esbuild wrote no ${name}`)
    bundles.set(name, file.text)
    return file.text
  }

  routes.get('/stripe.js', (context) => context.body(bundle('stripe.js'), 200, scriptHeaders))
  routes.get('/:release/stripe.js', (context) => context.body(bundle('stripe.js'), 200, scriptHeaders))
  routes.get('/v3/elements-inner-payment.js', (context) =>
    context.body(bundle('elements-inner-payment.js'), 200, scriptHeaders),
  )
  routes.get('/v3/three-d-secure-finished.js', (context) =>
    context.body(bundle('three-d-secure-finished.js'), 200, scriptHeaders),
  )
  routes.get('/v3/elements-inner-payment.css', (context) =>
    context.body(readFileSync(new URL('./payment-element.css', import.meta.url), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  routes.get('/v3/elements-inner-payment.html', (context) =>
    context.html(asDocument(<PaymentElementPage />), 200, {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https://api.stripe.com; base-uri 'none'; form-action 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
  return routes
}
