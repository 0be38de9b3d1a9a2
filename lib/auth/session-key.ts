import 'server-only'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { readSessionToken } from './session-cookie'

/** Returns a name for this session that a browser may store: it can't be turned back into the session's secret. */
export async function readSessionKey(): Promise<string> {
  const token = await readSessionToken()
  return hashSecret(`saved pages ${token?.secret ?? token?.userId ?? ''}`).slice(0, 32)
}
