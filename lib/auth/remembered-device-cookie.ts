import 'server-only'
import { readCookie, writeCookie } from './cookie'

const cookie = { name: 'northlight.remembered', path: '/', seconds: 30 * 24 * 60 * 60 }

/** Stores the secret of a device that isn't asked for its account's second factor. */
export const writeRememberedSecret = (secret: string) => writeCookie(cookie, secret)
export const readRememberedSecret = () => readCookie(cookie)
