import 'server-only'
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

// What a push service passes on without being able to read it, and how it knows who sends it.

/** A browser's public key and secret, base64url. https://www.w3.org/TR/push-api/#pushsubscription-interface */
export type BrowserKeys = { p256dh: string; auth: string }

/** The portal's key pair: the public key as an uncompressed point in base64url, the private one as PKCS #8 in PEM. */
export type PortalKeys = { publicKey: string; privateKey: string }

const curve = 'prime256v1'
const recordSize = 4096
const lastRecord = Buffer.from([2])
const claimHours = 12

type Randomness = { salt: Buffer; privateKey: Buffer }

/**
 * Encrypts a message for one browser: RFC 8291, section 4, with the coding of RFC 8188 in one record.
 * @param fixed replaces what is random, for the RFC's own example
 */
export function encryptMessage(text: string, browser: BrowserKeys, fixed?: Randomness): Buffer {
  const browserKey = Buffer.from(browser.p256dh, 'base64url')
  const ours = createECDH(curve)
  if (fixed) ours.setPrivateKey(fixed.privateKey)
  else ours.generateKeys()
  const ourKey = ours.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ourKey])
  const auth = Buffer.from(browser.auth, 'base64url')
  const secret = derive(ours.computeSecret(browserKey), auth, keyInfo, 32)
  const salt = fixed?.salt ?? randomBytes(16)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const encrypted = [cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([ourKey.length]), ourKey, ...encrypted, cipher.getAuthTag()])
}

function derive(input: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes))
}

/**
 * Returns the header that identifies the portal to a push service: RFC 8292.
 * @param contact where the push service reaches the studio, such as `mailto:studio@example.com`
 */
export function authorizationFor(endpoint: URL, keys: PortalKeys, contact: string, at: Date): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(at.getTime() / 1000) + claimHours * 3600,
    sub: contact,
  }
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims]
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const key = createPrivateKey(keys.privateKey)
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${content}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
