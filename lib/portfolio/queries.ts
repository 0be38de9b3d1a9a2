import 'server-only'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'

const lifetimeSeconds = 3600

/** The storage address of a portfolio picture. @throws NotFound for every other file. */
export async function findPortfolioFileUrl(key: string): Promise<{ url: string; lifetimeSeconds: number }> {
  const file = await db().storedFile.findFirst({ where: { key, purpose: 'PORTFOLIO', isPublic: true }, select: { key: true } })
  if (!file) throw new NotFound()
  return { url: await signFileUrl(file.key, lifetimeSeconds), lifetimeSeconds }
}
