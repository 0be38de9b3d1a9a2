import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { downloadResponse } from '@/lib/entry/download-response'
import { flyerLimit } from '@/lib/photos/property-pages/limits'
import { findFlyer } from '@/lib/photos/property-pages/queries/find-flyer'
import { cropPicture } from '@/lib/photos/property-pages/routes/crop-picture'
import { pagePath } from '@/lib/photos/property-pages/rules/addresses'
import { env } from '@/lib/platform/environment/env'
import { reportError } from '@/lib/platform/monitoring/report-error'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { boxes, pixelsOf } from './layout'
import { heroBox, writeFlyer } from './write-flyer'

/** Returns the flyer of a page as PDF. @throws NotFoundError as findFlyer does, AppError `too-many-requests` */
export async function serveFlyer(actor: Actor, pageId: string): Promise<Response> {
  const { page, photoKeys, agentKey } = await findFlyer(actor, pageId)
  await consumeAttempt(flyerLimit, actor.profileId)
  const lead = heroBox(page, photoKeys.length)
  const [hero, ...row] = await Promise.all(
    photoKeys.map((key, place) => cropPicture(key, pixelsOf(place === 0 ? lead : boxes.photo))),
  )
  const agentPhoto = agentKey ? await readAgentPhoto(agentKey) : null
  const url = env().APP_URL + pagePath(page.slug)
  const pdf = writeFlyer({ page, url, hero: hero ?? null, row, agentPhoto })
  return downloadResponse(new Uint8Array(await buffer(pdf)), `${page.slug}-flyer.pdf`, 'application/pdf')
}

/** Returns the agent's photo; null if storage lost it, which is no reason to print nothing. */
async function readAgentPhoto(key: string): Promise<Buffer | null> {
  try {
    return await cropPicture(key, pixelsOf(boxes.agent))
  } catch (error) {
    reportError(error, { source: 'route', route: '/api/property-pages/[pageId]/flyer' })
    return null
  }
}
