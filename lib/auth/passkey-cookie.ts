import 'server-only'
import { expireCookie, readCookie, writeCookie } from './cookie'

const cookie = { name: 'northlight.passkey', path: '/', seconds: 5 * 60 }

/** Stores the secret that binds a passkey's challenge to this browser. */
export const writePasskeySecret = (secret: string) => writeCookie(cookie, secret)
export const readPasskeySecret = () => readCookie(cookie)
export const expirePasskeySecret = () => expireCookie(cookie)
