import { expect } from '@playwright/test'
import fc from 'fast-check'
import type { Visitor } from '@/e2e/support/http-visitor'
import { mapInFlight } from '@/e2e/support/in-flight'
import { cookieOf, type PortalFixture, test } from '@/e2e/support/portal-fixture'
import { readPage } from '@/e2e/support/read-page'
import { namesMadeByActions, removeRecords } from '@/e2e/support/records'
import { readSeenProfile } from '@/e2e/support/seen-profile'
import type { ActionResponse } from '@/e2e/support/server-actions'
import { listPages } from '@/e2e/support/source-tree'
import type { Access } from '@/lib/auth/actor'
import { actionTable } from './action-table'
import type { ActionRow } from './actions/action-row'
import { type LinkedRecords, makePrivateRecords } from './linked-records'
import { mayAccess } from './may-access'
import { pageTable } from './page-table'

/** Describes a response that blames the server instead of the input. No endpoint may return one. */
function serverErrorOf(response: ActionResponse): string | null {
  if (response.kind === 'broken') return `broken ${response.status}: ${response.body}`
  if (response.kind === 'error' && response.code === 'unexpected') return `unexpected: ${response.message}`
  return null
}

/** Values of the wrong type, extreme values, and values that databases and regular expressions can't handle. */
const unexpectedValues: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER + 1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n ** 30n,
  '',
  ' ',
  '\0',
  'a\0b',
  'x'.repeat(129),
  'x'.repeat(20_000),
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦'.repeat(300),
  "'; DROP TABLE users; --",
  '%',
  '__proto__',
  '0000-01-01',
  '9998-12-31',
  '9999-12-31',
  '275761-01-01',
  '2031-02-30',
  '24:00',
  '99999999999999999999',
  '1e308',
  [],
  [[]],
  ['x'],
  {},
  { contains: '' },
  { length: 1 },
  new Date(Number.NaN),
  new Map([['a', 1]]),
  new Set([1]),
]

/** How many of these values each field gets. They take turns, so that across the table each value meets many fields. */
const valuesPerField = 4
let nextValue = 0

/** Yields the valid input with one field, at any depth, removed or replaced. */
function* variantsOf(input: unknown): Generator<unknown> {
  if (typeof input !== 'object' || input === null) return
  for (const [key, value] of Object.entries(input)) {
    const { [key]: _dropped, ...rest } = input as Record<string, unknown>
    yield rest
    for (let count = 0; count < valuesPerField; count += 1) {
      yield { ...input, [key]: unexpectedValues[nextValue++ % unexpectedValues.length] }
    }
    for (const inner of variantsOf(value)) yield { ...input, [key]: inner }
  }
}

const visitorFor = ({ visitors }: PortalFixture, access: Access) =>
  mayAccess(access, 'client') ? visitors.client : visitors.photographer

/** Skipped because they change the visitor's session or consume a rate limit that all tests share. */
const skippedActions = new Set([
  'signOutAction',
  'signOutEverywhereAction',
  'signUpAction',
  'resendVerificationAction',
  'confirmIdentityAction',
  'startPasskeySignInAction',
  'startPasskeyConfirmationAction',
])
const rows = Object.entries(actionTable).filter(([name]) => !skippedActions.has(name))

let own: LinkedRecords

test.beforeAll(async ({ portal: { database, people } }) => {
  own = await makePrivateRecords({ database, client: people.client, photographer: people.photographer })
})

// Invalid input may still have created studio records with these names.
const unexpectedTexts = unexpectedValues
  .filter((value) => typeof value === 'string')
  .map((text) => text.trim())

test.afterAll(({ portal: { database } }) =>
  removeRecords(
    database,
    [own],
    [...namesMadeByActions, ...unexpectedTexts.filter((text) => !text.includes('\0'))],
  ),
)

/** Makes calls of every action, and expects that none blames the server. */
async function expectNoServerErrors(
  { actions }: PortalFixture,
  wrongFor: (row: ActionRow) => Iterable<unknown>,
  call: (name: string, row: ActionRow, wrong: unknown) => Promise<ActionResponse>,
): Promise<void> {
  const served = rows.filter(([name]) => actions.isServed(name))
  const calls = served.flatMap(([name, row]) => [...wrongFor(row)].map((wrong) => ({ name, row, wrong })))
  const serverErrors: string[] = []
  await mapInFlight(calls, async ({ name, row, wrong }) => {
    const serverError = serverErrorOf(await call(name, row, wrong))
    const shown = JSON.stringify(wrong, readable)?.slice(0, 300)
    if (serverError) serverErrors.push(`${name}(${shown}): ${serverError}`)
  })
  expect(serverErrors).toEqual([])
}

test('no action breaks on an invalid field', async ({ portal }) => {
  // Thousands of calls.
  test.slow()
  await expectNoServerErrors(
    portal,
    ({ input }) => variantsOf(input(own)),
    (name, { access }, input) => portal.actions.call(visitorFor(portal, access), name, input),
  )
})

test('no action breaks on arguments of any shape', async ({ portal }) => {
  const options = { numRuns: 3, seed: 2026 }
  const shapes = fc.sample(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 3 }), options)
  const wrong: unknown[][] = [[], [null], [null, 'x'], [null, {}], [null, null], [[], []], ...shapes]
  await expectNoServerErrors(
    portal,
    () => wrong,
    (name, { access }, args) => portal.actions.callRaw(visitorFor(portal, access), name, args as unknown[]),
  )
})

test("Auth.js' own sign-in endpoint survives any credentials and opens no session", async ({
  portal: { newVisitor },
}) => {
  const visitor = await newVisitor()
  const { csrfToken } = await (await visitor.get('/api/auth/csrf')).json()
  for (const text of unexpectedTexts) {
    const form = { csrfToken, email: `${text}@example.test`, password: text }
    const response = await visitor.post('/api/auth/callback/credentials', { form, maxRedirects: 0 })
    // It redirects to the sign-in page with an error code; `Configuration` means a server error.
    const readable = JSON.stringify(text.slice(0, 30))
    expect.soft(response.status(), readable).toBeLessThan(500)
    expect.soft(response.headers().location ?? '', readable).not.toContain('Configuration')
    expect.soft(await cookieOf(visitor), readable).toBeUndefined()
  }
})

test('no page breaks on any query string', async ({ portal }) => {
  const names = [
    'page',
    'tab',
    'show',
    'status',
    'search',
    'category',
    'conversation',
    'booking_id',
    'next',
    'token',
    'step',
  ]
  const values = ['', '%00', 'x', '-1', '99999999999999999999', '%F0%9F%8F%A0']
  const serverErrors: string[] = []
  const requests: { visitor: Visitor; address: string }[] = []
  for (const page of listPages()) {
    const path = page.replaceAll(/\[.*?\]/g, 'x')
    const access = pageTable.find((row) => row.page === page)?.access ?? 'anyone'
    const visitor = visitorFor(portal, access)
    const once = values.map((value) => names.map((name) => `${name}=${value}`).join('&'))
    const queries = [...once, `${once[0]}&${once[2]}`, names.map((name) => `${name}[a]=x`).join('&')]
    requests.push(...queries.map((query) => ({ visitor, address: `${path}?${query}` })))
  }
  await mapInFlight(requests, async ({ visitor, address }) => {
    const { status } = await readPage(visitor, address)
    if (status >= 500) serverErrors.push(`${status} ${address}`)
  })
  expect(serverErrors).toEqual([])
})

const long = (length: number) => 'x'.repeat(length)
const signUp = {
  role: 'client',
  fullName: 'Robin Reed',
  email: 'robin@example.test',
  password: 'Cyanotype-of-1842',
}

/**
 * Texts at a field's limit are accepted; texts over it are rejected with an error on that field. All other fields are
 * valid.
 */
const limits: [action: string, field: string, accepted: string, rejected: string][] = [
  ['updateProfileAction', 'fullName', long(100), long(101)],
  ['updateProfileAction', 'company', long(200), long(201)],
  ['updateProfileAction', 'phone', '+123456789012345', '+12345678901234567'],
  ['startConversationAction', 'subject', long(200), long(201)],
  ['startConversationAction', 'message', '👩'.repeat(2000), '👩'.repeat(2001)],
  ['saveEquipmentAction', 'name', long(120), long(121)],
  ['saveEquipmentAction', 'description', long(300), long(301)],
  ['saveStatAction', 'value', long(20), long(21)],
  ['saveStatAction', 'label', long(60), long(61)],
]

test('every text is accepted at its maximum length and rejected above it, with an error on its own field', async ({
  portal,
}) => {
  // Records with a revision count their edits: use separate records and send the current revision with each edit.
  const { client, photographer } = portal.people
  const untouched = await makePrivateRecords({ database: portal.database, client, photographer })
  const edits = new Map<string, number>()
  for (const [name, field, accepted, rejected] of limits) {
    const row = actionTable[name]
    if (!row) throw new Error(`${name} isn't in the table`)
    const visitor = visitorFor(portal, row.access)
    const input = row.input(untouched) as { edited?: object }
    const revision = edits.get(name) ?? 0
    const validInput = {
      ...input,
      ...(input.edited && { edited: { ...input.edited, revision } }),
      ...(name === 'updateProfileAction' && { seen: await readSeenProfile(portal) }),
    }
    const atLimit = await portal.actions.call(visitor, name, { ...validInput, [field]: accepted })
    expect
      .soft(atLimit.kind, `${name} with ${accepted.length} in ${field}: ${JSON.stringify(atLimit)}`)
      .toBe('ok')
    edits.set(name, revision + 1)
    const overLimit = await portal.actions.call(visitor, name, { ...validInput, [field]: rejected })
    expect.soft(overLimit, `${name} with ${rejected.length} in ${field}`).toMatchObject({ code: 'invalid' })
    expect.soft(Object.keys('fields' in overLimit ? overLimit.fields : {}), name).toEqual([field])
  }
  await removeRecords(portal.database, [untouched], [])
})

test('accepts names in any script and rejects digits and tags', async ({ portal }) => {
  const save = async (fullName: string) =>
    portal.actions.call(portal.visitors.client, 'updateProfileAction', {
      fullName,
      phone: '',
      company: '',
      seen: await readSeenProfile(portal),
    })
  for (const name of [
    'José',
    "O'Brien-Smith",
    'Nguyễn',
    'Jose\u0301',
    'Ольга',
    '山田 太郎',
    'O’Neill',
    'd’Été',
    'محمد',
  ]) {
    expect.soft((await save(name)).kind, name).toBe('ok')
  }
  for (const name of [
    'R2D2',
    '<b>Robin</b>',
    'Robin & Co',
    'a@b',
    '-',
    "'",
    '   ',
    'Robin\tReed',
    'Robin\u202eReed',
    '👩',
  ]) {
    expect
      .soft(await save(name), name)
      .toMatchObject({ code: 'invalid', fields: { fullName: [expect.any(String)] } })
  }
  await save('Robin Reed')
})

test('rejects passwords of 129 characters, of 7 characters, and without upper case, lower case or digits; accepts 128', async ({
  portal,
}) => {
  const visitor = await portal.newVisitor()
  for (const password of [
    `Aa1${long(126)}`,
    'Aa1xxxx',
    'cyanotype-of-1842',
    'CYANOTYPE-OF-1842',
    'Cyanotype-of',
    '',
  ]) {
    const response = await portal.actions.call(visitor, 'signUpAction', { ...signUp, password })
    expect
      .soft(response, password)
      .toMatchObject({ code: 'invalid', fields: { password: [expect.any(String)] } })
  }
  const email = `limit-${Date.now()}@example.test`
  const accepted = await portal.actions.call(visitor, 'signUpAction', {
    ...signUp,
    email,
    password: `Aa1${long(125)}`,
  })
  expect(accepted.kind).toBe('redirect')
})

test("a path that isn't valid UTF-8 returns 400 or 404, never a server error", async ({ request }) => {
  const starts = [
    '',
    '/booking',
    '/invoices',
    '/portfolio',
    '/unsubscribe',
    '/api/photos',
    '/api/avatars',
    '/nowhere',
  ]
  const responses = await Promise.all(
    starts.map(async (start) => {
      const response = await request.get(`${start}/%ff`, { maxRedirects: 0 })
      return [start, response.status()] as const
    }),
  )
  for (const [start, status] of responses) expect.soft([400, 404], `${start}/%ff`).toContain(status)
})

/** Makes JSON readable in an assertion message: spells out bigints and shortens long texts. */
function readable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  return typeof value === 'string' && value.length > 60 ? `${value.slice(0, 20)}… (${value.length})` : value
}
