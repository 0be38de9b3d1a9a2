import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { makePeople } from '@/e2e/support/bulk-data'
import type { Person } from '@/e2e/support/people'
import { openActions } from '@/e2e/support/server-actions'
import { mintSession, sessionCookieName } from '@/e2e/support/sessions'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'
import type { SoakPortal } from '@/scripts/soak/soak-portal'

/** As long as a patient person keeps trying. */
const patienceMs = 120_000
const retryAfterMs = 1_000
export const requestTimeoutMs = 20_000

/** A failure that trying again can't mend: the portal is wrong. */
class WrongResponse extends Error {}

/** `person`: null for someone who only has a link. */
export type Visitor<P = Person | null> = { person: P; cookie: string; address: string }

/** Lets people call the portal's actions, again and again until they succeed. */
export async function openVisitors(portal: SoakPortal, database: PrismaClient) {
  const actions = await openActions(portal.url)
  let retries = 0

  /** Tries a step again until it succeeds, as people do, under the same idempotency keys. */
  async function persist<T>(step: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (error instanceof WrongResponse || Date.now() > deadline)
          throw new Error(`${step}: ${error instanceof Error ? error.message : error}`)
        retries += 1
        await sleep(retryAfterMs)
      }
    }
  }

  /** Tries a step until it succeeds or its effect is there, for steps that are rejected once they are done. */
  async function persistUntil(step: string, isDone: () => Promise<boolean>, work: () => Promise<unknown>) {
    await persist(step, async () => {
      if (!(await isDone())) await work()
    })
  }

  async function call<T>(visitor: Visitor, name: string, input: unknown): Promise<T> {
    const response = await actions.call(requestsOf(portal.url, visitor), name, input)
    if (response.kind === 'ok') return response.data as T
    const text = JSON.stringify(response)
    // The portal's own words for something unexpected may pass; a rejected input won't.
    if (response.kind === 'error' && ['invalid', 'forbidden'].includes(response.code))
      throw new WrongResponse(text)
    throw new Error(text)
  }

  async function signIn(role: Role): Promise<Visitor<Person>> {
    const [person] = await makePeople(database, role, 1)
    if (!person) throw new Error('nobody was made')
    const token = await mintSession(database, portal.environment.AUTH_SECRET, person)
    return { person, cookie: `${sessionCookieName}=${token}`, address: newAddress() }
  }

  return {
    persist,
    persistUntil,
    call,
    signIn,
    /** Someone without an account. */
    passerBy: (): Visitor<null> => ({ person: null, cookie: '', address: newAddress() }),
    retries: () => retries,
  }
}
export type Visitors = Awaited<ReturnType<typeof openVisitors>>

function newAddress(): string {
  const part = () => randomBytes(2).toString('hex')
  return `2001:db8:${part()}:${part()}::1`
}

/** The part of Playwright's requests that calling an action needs, without its browser. */
function requestsOf(url: string, { cookie, address }: Visitor): APIRequestContext {
  const context = {
    async post(
      path: string,
      { headers, data, multipart }: { headers: object; data?: Buffer; multipart?: FormData },
    ) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          ...headers,
          cookie,
          'x-forwarded-for': address,
          ...(data && { 'content-type': 'text/plain;charset=UTF-8' }),
        },
        body: data ? new Uint8Array(data) : (multipart ?? null),
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      const body = Buffer.from(await response.arrayBuffer())
      return {
        status: () => response.status,
        headers: () => Object.fromEntries(response.headers),
        body: async () => body,
      }
    },
  }
  return context as unknown as APIRequestContext
}
