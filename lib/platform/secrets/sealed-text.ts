import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/platform/environment/env'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text with a key derived from AUTH_SECRET (AES-256-GCM). `purpose` and `owner` must be given again to read it,
 * so that a row's text can't be copied into another row.
 */
export function sealText(text: string, purpose: string, owner: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the text, or null if it was changed, belongs to another owner, or was sealed with another AUTH_SECRET. */
export function openSealedText(sealed: string, purpose: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', `sealed text: ${purpose}`, 32))
}
