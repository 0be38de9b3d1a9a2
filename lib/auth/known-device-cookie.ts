import 'server-only'
import { readCookie, writeCookie } from './cookie'
import { deviceCookieName, deviceSeconds, sealKnownDevice } from './known-device'

const cookie = { name: deviceCookieName, path: '/', seconds: deviceSeconds }

export const readDeviceToken = () => readCookie(cookie)

/** Makes this browser a known device of the account, also after signing out. */
export async function rememberDevice(userId: string): Promise<void> {
  await writeCookie(cookie, await sealKnownDevice(userId, await readDeviceToken()))
}
