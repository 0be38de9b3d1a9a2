import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { removePasskey } from './commands/remove-passkey'
import { renamePasskey } from './commands/rename-passkey'
import { requestPasskey } from './commands/request-passkey'
import { startPasskey } from './commands/start-passkey'
import { verifyPasskey } from './commands/verify-passkey'
import type { Assertion } from './schema'

useDatabase()

type Passkey = { id: string; credentialId: string; privateKey: KeyObject }

/** Adds a passkey that has signed five times. */
async function addPasskey({ userId }: Actor): Promise<Passkey> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // A COSE_Key (RFC 9053, section 7.1.1): key type EC2, algorithm ES256, curve P-256, x and y.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credentialId = randomBytes(16).toString('base64url')
  const { id } = await db().passkey.create({
    data: { userId, name: 'Phone', credentialId, publicKey: Uint8Array.from(cose), counter: 5 },
  })
  return { id, credentialId, privateKey }
}

type Signing = { challenge: string; counter: number; origin?: string; host?: string; flags?: number }

/** Signs as an authenticator does (WebAuthn, section 6.1). The flags are those for a present and verified person. */
function signWith({ credentialId, privateKey }: Passkey, signing: Signing): Assertion {
  const { origin, hostname } = new URL(env().APP_URL)
  const clientData = JSON.stringify({
    type: 'webauthn.get',
    challenge: signing.challenge,
    origin: signing.origin ?? origin,
  })
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(signing.counter)
  const authenticatorData = Buffer.concat([
    createHash('sha256')
      .update(signing.host ?? hostname)
      .digest(),
    Buffer.from([signing.flags ?? 0b101]),
    counter,
  ])
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
  return {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    },
  }
}

/** Asks for a passkey and signs with one. */
async function attempt(
  passkey: Passkey,
  { askedOf = null, ...signing }: Partial<Signing> & { askedOf?: string | null } = {},
) {
  const { options, secret } = await requestPasskey('SIGN_IN', askedOf, 'home')
  const response = signWith(passkey, { challenge: options.challenge, counter: 6, ...signing })
  return { response, secret, verify: () => verifyPasskey('SIGN_IN', response, secret) }
}

const invalid = { code: 'conflict' }

test('a passkey signs its owner in, once for a challenge, also when it is used twice at the same time', async () => {
  const actor = await createPerson('CLIENT')
  const { verify } = await attempt(await addPasskey(actor))
  const results = await Promise.allSettled([verify(), verify(), verify()])
  const owners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(owners).toEqual([{ userId: actor.userId, sessionVersion: 1, email: actor.email }])
  await expect(verify()).rejects.toMatchObject(invalid)
})

test('a count that goes backward, or stays, is rejected', async () => {
  const passkey = await addPasskey(await createPerson('CLIENT'))
  for (const counter of [0, 4, 5]) {
    await expect((await attempt(passkey, { counter })).verify()).rejects.toMatchObject(invalid)
  }
  await (await attempt(passkey, { counter: 7 })).verify()
  await expect((await attempt(passkey, { counter: 6 })).verify()).rejects.toMatchObject(invalid)
})

test('another site, another challenge, an unverified person, and another key are rejected', async () => {
  const actor = await createPerson('CLIENT')
  const passkey = await addPasskey(actor)
  const { privateKey } = await addPasskey(actor)
  const bad = [
    await attempt(passkey, { origin: 'https://example.com' }),
    await attempt(passkey, { host: 'example.com' }),
    await attempt(passkey, { challenge: 'YWJj' }),
    await attempt(passkey, { flags: 0b001 }),
    await attempt({ ...passkey, privateKey }),
    await attempt({ ...passkey, credentialId: 'unknown' }),
  ]
  for (const { verify } of bad) await expect(verify()).rejects.toMatchObject(invalid)
})

test('after a password, only the passkeys of its account are accepted', async () => {
  const [actor, other] = [await createPerson('CLIENT'), await createPerson('CLIENT')]
  const passkey = await addPasskey(actor)
  await expect((await attempt(passkey, { askedOf: other.userId })).verify()).rejects.toMatchObject(invalid)
  await (await attempt(passkey, { askedOf: actor.userId })).verify()
})

test('a passkey of an unverified account does not sign in', async () => {
  const actor = await createPerson('CLIENT')
  const { verify } = await attempt(await addPasskey(actor))
  await db().user.update({ where: { id: actor.userId }, data: { emailVerifiedAt: null } })
  await expect(verify()).rejects.toMatchObject(invalid)
})

test('a passkey of a demo account does not sign in where the demo is off', async () => {
  const actor = await createPerson('PHOTOGRAPHER')
  const { verify } = await attempt(await addPasskey(actor))
  await db().user.update({ where: { id: actor.userId }, data: { isDemo: true } })
  await expect(verify()).rejects.toMatchObject(invalid)
})

test('new passkeys must verify their person and be discoverable', async () => {
  const actor = await createPerson('CLIENT')
  const { credentialId } = await addPasskey(actor)
  const { options } = await startPasskey(actor)
  expect(options.authenticatorSelection).toMatchObject({
    residentKey: 'required',
    userVerification: 'required',
  })
  expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([credentialId])
})

test('only their owner renames and removes passkeys', async () => {
  const [actor, other] = [await createPerson('CLIENT'), await createPerson('CLIENT')]
  const { id } = await addPasskey(actor)
  await expect(renamePasskey(other, { id, name: 'Mine' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(removePasskey(other, id)).rejects.toMatchObject({ code: 'not-found' })
  await renamePasskey(actor, { id, name: 'Laptop' })
  await removePasskey(actor, id)
  await expect(removePasskey(actor, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(
    await db().outboxMessage.count({ where: { recipient: actor.email, topic: 'security-changed' } }),
  ).toBe(1)
})
