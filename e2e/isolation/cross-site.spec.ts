import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import { makePerson } from '@/e2e/support/people'
import { cookieOf, isSignedIn, test } from '@/e2e/support/portal-fixture'
import { readPage } from '@/e2e/support/read-page'
import { removeRecords } from '@/e2e/support/records'
import { actionTable } from './action-table'
import { expectNothingWritten } from './expect-nothing-written'
import { makePrivateRecords } from './linked-records'

/** Other sites, including ones that look like this one. */
function foreignOrigins(portalUrl: string): string[] {
  const { host, port } = new URL(portalUrl)
  return [
    'https://elsewhere.test',
    'null',
    `http://localhost:${Number(port) + 1}`,
    'http://localhost',
    `http://127.0.0.1:${port}`,
    `http://${host}.elsewhere.test`,
    `http://${host}@elsewhere.test`,
    `http://elsewhere.test/${host}`,
  ]
}

test('an action called from another site is rejected before it runs, whoever is signed in', async ({
  portal,
}) => {
  const { actions, database, signInAs, portalUrl } = portal
  const [client, clientVisitor] = await signInAs('client')
  const [photographer, photographerVisitor] = await signInAs('photographer')
  const own = await makePrivateRecords({ database, client, photographer })
  const ids = [...Object.values(own), client.profileId, photographer.profileId]
  const origins = foreignOrigins(portalUrl)
  const executed: string[] = []
  const served = Object.entries(actionTable).filter(([name]) => actions.isServed(name))
  // Every action gets the first origin, and one of the others in turn.
  const calls = served.flatMap(([name, row], index) =>
    [...new Set([origins[0] ?? '', origins[index % origins.length] ?? ''])].map(
      (origin) => [`${name} from ${origin}`, { name, row, origin }] as const,
    ),
  )
  await expectNothingWritten({ database, ids }, new Map(calls), async ({ name, row, origin }, described) => {
    const visitor = row.access === 'photographer' ? photographerVisitor : clientVisitor
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const response = await actions.call(visitor, name, row.input(own), headers)
    if (response.kind !== 'broken') executed.push(`${described}: ${response.kind}`)
  })
  expect(executed).toEqual([])
  expect(await isSignedIn(clientVisitor)).toBe(true)
  await removeRecords(database, [own])
})

test('a form on another site changes nothing, in any encoding', async ({ portal }) => {
  const { visitors, actions, portalUrl } = portal
  const html = await (await visitors.client.get('/profile/email')).text()
  const hidden = [...html.matchAll(/<input type="hidden" name="(\$ACTION[^"]+)"(?: value="([^"]*)")?/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')],
  )
  expect(hidden.length).toBeGreaterThan(0)
  const fields = Object.fromEntries(hidden)
  const headers = { origin: 'https://elsewhere.test' }
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('\r\n')
  const posts = [
    { multipart: fields, headers },
    { form: fields, headers },
    { data: text, headers: { ...headers, 'content-type': 'text/plain' } },
    { data: text, headers: { 'content-type': 'text/plain', origin: portalUrl } },
  ]
  await actions.call(visitors.client, 'updateMailPreferencesAction', { bookingMail: 'on' })
  for (const post of posts) await visitors.client.post('/profile/email', { ...post, maxRedirects: 0 })
  const { userId } = portal.people.client
  const saved = await portal.database.notificationPreference.findUniqueOrThrow({ where: { userId } })
  expect(saved.bookingMail).toBe(true)
  await visitors.client.post('/profile/email', { multipart: fields, headers: { origin: portalUrl } })
  // The same form from this site is accepted: without its checkboxes it turns every email off.
  const changed = await portal.database.notificationPreference.findUniqueOrThrow({ where: { userId } })
  expect(changed.bookingMail).toBe(false)
})

test('no route lets another site read its response', async ({ portal: { visitors, people } }) => {
  const headers = { origin: 'https://elsewhere.test' }
  const form = { socket_id: '1.1', channel_name: `private-user-${people.client.userId}` }
  const responses = [
    await visitors.client.get('/api/auth/session', { headers }),
    await visitors.client.get('/api/auth/csrf', { headers }),
    await visitors.client.get('/dashboard', { headers }),
    await visitors.client.post('/api/pusher/auth', { headers, form }),
    await visitors.client.fetch('/api/pusher/auth', { method: 'OPTIONS', headers }),
  ]
  for (const response of responses) {
    expect(response.headers()['access-control-allow-origin'], response.url()).toBeUndefined()
  }
})

test("Auth.js' own endpoints neither sign out nor sign in without a CSRF token", async ({ portal }) => {
  const { visitors, people, newVisitor } = portal
  await visitors.client.post('/api/auth/signout', { form: {}, maxRedirects: 0 })
  await visitors.client.post('/api/auth/signout', { form: { csrfToken: 'x' }, maxRedirects: 0 })
  expect(await isSignedIn(visitors.client)).toBe(true)
  const visitor = await newVisitor()
  const form = { email: people.client.email, password: 'Northlight-2026', csrfToken: 'x' }
  await visitor.post('/api/auth/callback/credentials', { form, maxRedirects: 0 })
  expect(await cookieOf(visitor)).toBeUndefined()
})

const foreignTargets = [
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/.//elsewhere.test',
  '/..//elsewhere.test',
  '/a/..//elsewhere.test',
  '/%2e//elsewhere.test',
  ' //elsewhere.test',
  '／／elsewhere.test',
  'https://elsewhere.test',
  'https:elsewhere.test',
  'http://localhost@elsewhere.test',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/auth?next=//elsewhere.test',
  '/auth/../auth?next=/dashboard',
]

test('neither the sign-in action nor the sign-in page redirects to another site', async ({ portal }) => {
  const { actions, database, visitors, portalUrl, newVisitor } = portal
  const { email } = await makePerson(database, 'client')
  const destinations: Record<string, string> = {}
  await mapInFlight(foreignTargets, async (next) => {
    const visitor = await newVisitor()
    const signedIn = await actions.call(visitor, 'signInAction', { email, password: 'Northlight-2026', next })
    destinations[`sign in: ${next}`] = signedIn.kind === 'redirect' ? signedIn.to : signedIn.kind
    const opened = await readPage(visitors.client, `/auth?next=${encodeURIComponent(next)}`)
    destinations[`signed in: ${next}`] = opened.redirectsTo ?? 'stays'
  })
  for (const [label, to] of Object.entries(destinations)) {
    const url = new URL(to, portalUrl)
    expect.soft(`${url.origin}${url.pathname}`, label).toBe(`${portalUrl}/dashboard`)
  }
})

test("Auth.js' callback endpoint doesn't redirect to another site either", async ({
  portal: { newVisitor, people, portalUrl },
}) => {
  for (const callbackUrl of ['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test']) {
    const visitor = await newVisitor()
    const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json()
    const response = await visitor.post('/api/auth/callback/credentials', {
      form: { email: people.client.email, password: 'Northlight-2026', csrfToken, callbackUrl },
      maxRedirects: 0,
    })
    const to = new URL(response.headers().location ?? '', portalUrl)
    expect.soft(to.origin, callbackUrl).toBe(portalUrl)
  }
})

test('an emailed link opens the portal, whatever host the request named', async ({ portal, sandbox }) => {
  const { actions, newVisitor, portalUrl, people } = portal
  const spoofedHeaders: Record<string, string>[] = [
    { host: 'elsewhere.test', origin: 'http://elsewhere.test' },
    { 'x-forwarded-host': 'elsewhere.test', 'x-forwarded-proto': 'https', origin: 'https://elsewhere.test' },
    { forwarded: 'host=elsewhere.test', 'x-original-host': 'elsewhere.test', 'x-host': 'elsewhere.test' },
  ]
  for (const [index, headers] of spoofedHeaders.entries()) {
    const email = `poisoned-${Date.now()}-${index}@example.test`
    const input = { role: 'client', fullName: 'Pat', email, password: 'Cyanotype-of-1842' }
    await actions.call(await newVisitor(), 'signUpAction', input, headers)
    const verificationEmail = await sandbox.latestEmailTo(email)
    expect(verificationEmail.html).toContain(`${portalUrl}/auth/verify`)
    expect(verificationEmail.html + verificationEmail.text).not.toContain('elsewhere.test')
    await actions.call(await newVisitor(), 'forgotPasswordAction', { email: people.client.email }, headers)
  }
  for (const email of await sandbox.emailsTo(people.client.email)) {
    expect(email.html + email.text).not.toContain('elsewhere.test')
  }
})
