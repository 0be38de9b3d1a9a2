import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { LaunchError } from '@/scripts/launch/launch-error'
import { writeAtomically } from './stored'

/** How a backup folder's passphrase becomes its key, and how to recognize the right one. */
type Encryption = { salt: string; cost: number; check: string }

/** Takes about a quarter of a second and 64 MB, so that guessing is slow. */
const cost = 2 ** 16

const fileOf = (folder: string) => path.join(folder, 'encryption.json')

export const isEncrypted = (folder: string): boolean => existsSync(fileOf(folder))

/**
 * Returns the key of a backup folder. The first passphrase becomes the folder's.
 * @throws LaunchError when it's another one
 */
export function openKey(folder: string, passphrase: string): Buffer {
  if (!isEncrypted(folder)) {
    const salt = randomBytes(16).toString('base64')
    const encryption = { salt, cost, check: checkOf(deriveKey(passphrase, { salt, cost })) }
    writeAtomically(fileOf(folder), JSON.stringify(encryption, null, 2))
  }
  const encryption: Encryption = JSON.parse(readFileSync(fileOf(folder), 'utf8'))
  const key = deriveKey(passphrase, encryption)
  const [given, right] = [checkOf(key), encryption.check].map((text) => Buffer.from(text, 'base64'))
  if (given && right && given.length === right.length && timingSafeEqual(given, right)) return key
  throw new LaunchError(`Wrong passphrase: ${folder} was encrypted with another one.`)
}

function deriveKey(passphrase: string, { salt, cost: N }: Pick<Encryption, 'salt' | 'cost'>): Buffer {
  const options = { N, r: 8, p: 1, maxmem: 256 * N * 8 }
  return scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, options)
}

const checkOf = (key: Buffer) => createHmac('sha256', key).update('northlight backup').digest('base64')

/** Returns BACKUP_PASSPHRASE, or asks for it on a terminal. Null where it isn't needed. */
export async function readPassphrase({ isNeeded }: { isNeeded: boolean }): Promise<string | null> {
  if (process.env.BACKUP_PASSPHRASE) return process.env.BACKUP_PASSPHRASE
  if (!isNeeded) return null
  if (!process.stdin.isTTY)
    throw new LaunchError('This backup folder is encrypted. Set BACKUP_PASSPHRASE to its passphrase.')
  process.stderr.write('Passphrase: ')
  // Swallows the echo of what is typed.
  const silent = new Writable({ write: (_part, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const passphrase = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  if (passphrase === '') throw new LaunchError('No passphrase was given.')
  return passphrase
}
