import 'server-only'
import { sql } from 'kysely'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { openedBy } from '@/lib/photos/deliveries/policy'
import { readPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { DeliveryCover } from '@/lib/photos/deliveries/schema/deliveries'
import { checkSql } from '@/lib/platform/data/where-sql'
import type { Prisma } from '@/prisma/generated/client'

type Candidate = { id: string; x: number | null; y: number | null }
type Candidates = { opened: Candidate[]; previews: Candidate[] }

/**
 * Selects the photos that may represent a delivery `d`: full photos that the actor opens once it's unlocked, and
 * previews, which are watermarked. The chosen cover comes first.
 */
export function selectCovers(actor: Actor, limit = 1) {
  const opened: Prisma.PhotoWhereInput = { state: 'READY', ...openedBy(actor) }
  return sql<Candidates>`json_build_object(
    'opened', ARRAY(
      SELECT json_build_object('id', p.id, 'x', p.focal_x, 'y', p.focal_y) FROM photos p WHERE p.delivery_id = d.id AND ${checkSql('photos', opened, 'p')}
      ORDER BY p.is_cover DESC, p.is_preview DESC, p.position LIMIT ${sql.lit(limit)}),
    'previews', ARRAY(
      SELECT json_build_object('id', p.id, 'x', p.focal_x, 'y', p.focal_y) FROM photos p WHERE p.delivery_id = d.id AND p.is_preview AND p.state = 'READY'
      ORDER BY p.is_cover DESC, p.position LIMIT ${sql.lit(limit)}))`
}

/**
 * Returns what represents a delivery: full photos while it's unlocked, else watermarked previews, which are never shown to
 * those who open originals.
 * @param open what `mayOpenFullPhotos` returns
 */
export function chooseCovers(actor: Actor, { opened, previews }: Candidates, open: boolean): DeliveryCover[] {
  if (open && opened.length > 0) return opened.map(toCover(false))
  return can(actor, 'open-originals') ? [] : previews.map(toCover(true))
}

function toCover(isFree: boolean) {
  return ({ id, x, y }: Candidate): DeliveryCover => {
    const focus = readPoint(x, y)
    return { photoId: id, isFree, ...(focus && { focus }) }
  }
}
