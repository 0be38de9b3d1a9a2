import 'server-only'
import { expireCookie, readCookie, writeCookie } from './cookie'

/** Lives as long as the verification link is valid. */
const cookie = { name: 'northlight.signed-up', path: '/auth', seconds: 24 * 60 * 60 }

/** Stores the secret that proves, when the emailed link is opened, that this browser signed up. */
export const writeDeviceProof = (secret: string) => writeCookie(cookie, secret)
export const readDeviceProof = () => readCookie(cookie)
export const expireDeviceProof = () => expireCookie(cookie)
