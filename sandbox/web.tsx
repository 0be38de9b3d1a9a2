/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import type Stripe from 'stripe'
import type { SandboxContext, SandboxService } from './service'
import type { StoredEvent } from './stripe/account'
import type { Delivery } from './stripe/webhooks'
import { serveAssets } from './web/assets'
import { type Email, type StoredFile, wasSentTo } from './web/documents'
import { FilesPage } from './web/files'
import { EmailPage, InboxPage } from './web/inbox'
import { asDocument, pageHeaders } from './web/page'
import { type Payments, PaymentsPage } from './web/payments'

/** The maximum number of rows of each kind on a page. The JSON endpoints return all. */
const maxRows = 200

/** The sandbox's own pages (inbox, payments, files), and the same emails and files as JSON for tests. */
export function openWebPages({ store }: SandboxContext): SandboxService {
  const emails = store.collection<Email>('mails')
  const files = store.collection<StoredFile>('files')
  const routes = new Hono()

  // A form on another site, open in the same browser, must not control the sandbox.
  routes.use('/_sandbox/*', async (context, next) => {
    const origin = context.req.header('origin')
    const isForeign = origin !== undefined && origin !== new URL(context.req.url).origin
    if (context.req.method !== 'GET' && isForeign)
      return context.text("Requests from other sites aren't allowed.", 403)
    return next()
  })

  routes.get('/', (context) => {
    const page = <InboxPage emails={emails.list().slice(0, maxRows)} />
    return context.html(asDocument(page), 200, pageHeaders)
  })
  routes.get('/mails/:id', (context) => {
    const email = emails.get(context.req.param('id'))
    return email
      ? context.html(asDocument(<EmailPage email={email} />), 200, pageHeaders)
      : context.notFound()
  })
  routes.get('/mails/:id/html', (context) => {
    const email = emails.get(context.req.param('id'))
    if (!email?.html) return context.notFound()
    // Links open in a new tab. The policy blocks an email's scripts even when it's opened on its own.
    return context.html(`<base target="_blank">${email.html}`, 200, {
      'Content-Security-Policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline' *; font-src * data:",
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  routes.get('/mails/:id/attachments/:index{[0-9]+}', (context) => {
    const file = emails.get(context.req.param('id'))?.attachments?.[Number(context.req.param('index'))]
    if (!file) return context.notFound()
    return context.body(Buffer.from(file.content, 'base64'), 200, {
      'Content-Type': file.contentType,
      // Always a download, so that an email's content never runs on this origin.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  routes.get('/payments', (context) =>
    context.html(asDocument(<PaymentsPage {...readPayments(store)} />), 200, pageHeaders),
  )
  routes.get('/files', (context) =>
    context.html(asDocument(<FilesPage files={files.list().slice(0, maxRows)} />), 200, pageHeaders),
  )

  routes.get('/_sandbox/mails', (context) => {
    const address = context.req.query('to')
    return context.json(emails.list((email) => address === undefined || wasSentTo(email, address)))
  })
  routes.get('/_sandbox/files', (context) => context.json(files.list()))
  routes.route('/', serveAssets())
  return { routes }
}

function readPayments(store: SandboxContext['store']): Payments {
  const deliveries = store.collection<Delivery>('stripe-deliveries').list()
  const events = store.collection<StoredEvent>('stripe-events').list().slice(0, maxRows)
  return {
    mode: store.collection<Payments['mode'] & { id: string }>('stripe-settings').get('delivery') ?? {
      mode: 'normal',
    },
    sessions: store.collection<Stripe.Checkout.Session>('stripe-sessions').list().slice(0, maxRows),
    intents: store.collection<Stripe.PaymentIntent>('stripe-payment-intents').list().slice(0, maxRows),
    refunds: store.collection<Stripe.Refund>('stripe-refunds').list().slice(0, maxRows),
    events: events.map((event) => ({
      ...event,
      deliveries: deliveries.filter(({ eventId }) => eventId === event.id),
    })),
  }
}
