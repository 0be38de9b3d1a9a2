import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import { makePerson } from '@/e2e/support/people'
import type { PortalFixture } from '@/e2e/support/portal-fixture'
import { namesReadBy, type Records, removeRecords } from '@/e2e/support/records'
import type { ActionResponse } from '@/e2e/support/server-actions'
import { listActions } from '@/e2e/support/source-tree'
import type { Access } from '@/lib/auth/actor'
import { actionTable } from './action-table'
import { type ActionRow, codeOfValidCall, codeOnOthersRecords } from './actions/action-row'
import { arrangingActions } from './actions/deliveries'
import { accountStateOf, everyone, hasOnlyLink, type Someone } from './cast'
import { type Cast, test } from './cast-fixture'
import { expectNothingWritten } from './expect-nothing-written'
import {
  isLink,
  type LinkedRecords,
  makeLinkedRecords,
  makePrivateRecords,
  makePrivateRecordsFor,
} from './linked-records'
import { mayAccess, working } from './may-access'

const rows = Object.entries(actionTable)
/** Those whose records aren't everyone's: editors and coordinators work with the records of every photographer. */
const withOwnRecords = [
  'client',
  'photographer',
  'owner',
  'brokerageAdmin',
  'brokerageMember',
  'formerMember',
  'transferHolder',
] as const
const createdRecords: Partial<Records>[] = []

test.afterAll(({ portal: { database } }) => removeRecords(database, createdRecords))

/**
 * Creates those of someone's records that a row's input reads, so that no other row's call changes them. For the studio's team,
 * brokerages and statements exist too, which its clients have.
 */
async function makeOwnFor(
  { database, people: { client, photographer } }: PortalFixture,
  { people }: Cast,
  { input }: ActionRow,
  someone: Someone,
): Promise<LinkedRecords> {
  const name = withOwnRecords.find((one) => one === someone)
  const side = accountStateOf(someone) === 'client' ? 'client' : 'photographer'
  const parties = { database, client, photographer, ...(name && { [side]: people[name] }) }
  const names = namesReadBy((own: LinkedRecords) => input(own, someone))
  const isLinked = mayAccess('signed-in', someone) && side === 'photographer' && [...names].some(isLink)
  const own = isLinked
    ? await makeLinkedRecords(
        { ...parties, client: await makePerson(database, 'client') },
        people.transferHolder,
      )
    : await makePrivateRecordsFor(names, parties)
  createdRecords.push(own)
  return own
}

function codeOf(response: ActionResponse): string {
  if (response.kind === 'error') return response.code
  return response.kind === 'broken' ? `broken: ${response.body}` : 'ok'
}

test('every action is in the table', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(
    listActions()
      .map(({ name }) => name)
      .sort(),
  )
})

/** Actions with these are about what photographers share, such as clients, quotes, and the portfolio. */
const sharedAccess: readonly Access[] = [
  'answer-quotes',
  'book-for-clients',
  'change-settings',
  'manage-accounts',
  'manage-portfolio',
  'message-clients',
  'see-clients',
]

/** Other actions that name records which are everyone's in this role. */
const shared = {
  // Free times are for everyone.
  client: ['holdSlotAction', 'releaseSlotAction', 'bookShootAction'],
  photographer: [
    ...['holdSlotAction', 'releaseSlotAction'],
    // All brokerages.
    ...['inviteAgentAction', 'revokeAgentInvitationAction', 'changeAgentRoleAction', 'removeAgentAction'],
    // All deliveries, with their pages.
    ...['changeExpiryAction', ...Object.keys(arrangingActions), 'preparePhotosAction'],
    ...['createOriginalsPageAction', 'turnOffOriginalsPageAction'],
    ...['takeDownPageAction', 'savePageAction', 'deleteInquiryAction'],
    // All conversations.
    ...['sendMessageAction', 'readOlderAction', 'readNewerAction'],
    ...['markConversationReadAction', 'deleteConversationAction'],
  ],
}

for (const role of ['client', 'photographer'] as const) {
  test(`every action of a ${role} that names a record is called with another's`, () => {
    const missing = rows.filter(
      ([, { access, input, onOthersRecords }]) =>
        access !== 'anyone' &&
        mayAccess(access, role) &&
        namesReadBy(input).size > 0 &&
        !(role === 'photographer' && sharedAccess.includes(access)) &&
        onOthersRecords?.[role] === undefined,
    )
    expect(missing.map(([name]) => name).sort()).toEqual(shared[role].toSorted())
  })
}

type Call = { action: string; row: ActionRow; someone: Someone; own: LinkedRecords; code: string }

/** Returns a function that makes a call, and records its name if its code isn't the expected one. */
function checking({ actions }: PortalFixture, { visitors }: Cast, wrong: Record<string, string>) {
  return async ({ action, row, someone, own, code }: Call, name: string) => {
    const actual = codeOf(await actions.call(visitors[someone], action, row.input(own, someone)))
    if (actual !== code) wrong[name] = `${actual} instead of ${code}`
  }
}

test("accounts without access can't call an action, and nothing is written", async ({ portal, cast }) => {
  // Thousands of calls.
  test.slow()
  const { client, photographer } = portal.people
  const own = await makePrivateRecords({ database: portal.database, client, photographer })
  createdRecords.push(own)
  // Only profile ids for those who work here: a photographer's user id also receives notifications about other tests' actions.
  const people = Object.entries(cast.people).flatMap(([name, { userId, profileId }]) =>
    mayAccess('signed-in', name as Someone) ? [profileId] : [userId, profileId],
  )
  const calls = rows
    .filter(([action]) => portal.actions.isServed(action))
    .flatMap(([action, row]) =>
      everyone
        .filter((someone) => !mayAccess(row.access, someone) && !hasOnlyLink(someone))
        .map((someone): [string, Call] => {
          const isSignedOut = ['anonymous', 'unverified'].includes(accountStateOf(someone))
          const code = isSignedOut ? 'not-signed-in' : 'forbidden'
          return [`${action}, ${someone}`, { action, row, someone, own, code }]
        }),
    )
  const wrong: Record<string, string> = {}
  const watched = { database: portal.database, ids: [...Object.values(own), ...people] }
  await expectNothingWritten(watched, new Map(calls), checking(portal, cast, wrong))
  expect(wrong).toEqual({})
})

test("actions on other people's records are rejected, mostly as not found, and change nothing", async ({
  portal,
  cast,
}) => {
  const calls = rows.flatMap(([action, row]) =>
    withOwnRecords.flatMap((someone) =>
      (['theirs', 'other'] as const).flatMap((of): [string, Call & { mayChange: boolean }][] => {
        const code = codeOnOthersRecords(row, someone, of)
        if (!code) return []
        const isReached = of === 'theirs' && row.reached !== undefined && someone in row.reached
        const mayChange = isReached || (someone === 'owner' && Boolean(row.onOthersRecords?.owner))
        return [[`${action}, ${someone}, ${of}`, { action, row, someone, own: cast[of], code, mayChange }]]
      }),
    ),
  )
  const wrong: Record<string, string> = {}
  const check = checking(portal, cast, wrong)
  const ids = [...Object.values(cast.theirs), ...Object.values(cast.other)]
  const rejected = calls.filter(([, { mayChange }]) => !mayChange)
  await expectNothingWritten({ database: portal.database, ids }, new Map(rejected), check)
  // What they reach may change; one after the other, in the table's order.
  for (const [name, call] of calls) if (call.mayChange) await check(call, name)
  expect(wrong).toEqual({})
})

for (const someone of new Set<Someone>([...working, ...withOwnRecords])) {
  test(`a ${someone} can call every action for a ${someone}`, async ({ portal, cast }) => {
    // Actions for anyone could change who this visitor is; they have their own test.
    const calls = rows.filter(
      ([action, { access }]) =>
        access !== 'anyone' && mayAccess(access, someone) && portal.actions.isServed(action),
    )
    const wrong: Record<string, string> = {}
    const check = checking(portal, cast, wrong)
    for (const isLast of [false, true]) {
      const batch = calls.filter(([, { after = false }]) => after === isLast)
      const call = async ([action, row]: (typeof rows)[number]) => {
        const own = await makeOwnFor(portal, cast, row, someone)
        await check({ action, row, someone, own, code: codeOfValidCall(row, someone) }, action)
      }
      // Few in flight: many of them wait for the lock of the same calendar.
      await mapInFlight(batch, call, isLast ? 1 : 4)
    }
    expect(wrong).toEqual({})
  })
}

for (const someone of ['anonymous', 'rememberedDevice'] as const) {
  test(`${someone} can call every action for anyone`, async ({ portal, cast }) => {
    const { cookies } = await cast.visitors[someone].storageState()
    const calls = rows.filter(([, { access }]) => access === 'anyone')
    const wrong: Record<string, string> = {}
    await mapInFlight(calls, async ([action, row]) => {
      // A visitor for each, because some sign in or out.
      const visitor = await portal.newVisitor(
        Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
      )
      const visitors = { ...cast.visitors, [someone]: visitor }
      const own = await makeOwnFor(portal, cast, row, someone)
      const call = { action, row, someone, own, code: codeOfValidCall(row, someone) }
      await checking(portal, { ...cast, visitors }, wrong)(call, action)
    })
    expect(wrong).toEqual({})
  })
}

test('a link pays what it is for, and nothing else', async ({ portal: { actions }, cast }) => {
  const pay = async (token: string) =>
    codeOf(await actions.call(cast.visitors.payerByLink, 'payByLinkAction', { token }))
  const { payToken, statementToken, sellerToken } = cast.theirs
  expect(await pay(payToken)).toBe('ok')
  expect(await pay(statementToken)).toBe('ok')
  const [statementId = ''] = statementToken.split('.')
  const forged = [cast.other.shareInvoiceId, statementId].map((id) => `${id}.${payToken.split('.')[1]}`)
  for (const token of [sellerToken, ...forged]) expect(await pay(token)).toBe('not-found')
})
