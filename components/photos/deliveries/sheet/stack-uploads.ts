import { isBehind, type PhotoQueue, type PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { findBrackets } from '@/lib/photos/deliveries/rules/sheet/find-brackets'
import { countShots, findPairs } from '@/lib/photos/deliveries/rules/sheet/find-pairs'
import type { PictureChecks } from './picture-checks'

/** The photos whose stack somebody took apart, which aren't stacked again. */
export type TakenApart = Record<'pairs' | 'brackets', Set<string>>

/** Stacks RAW files behind the pictures that the camera wrote beside them. Idempotent. */
export function stackPairs(queue: PhotoQueue, { pairs }: TakenApart): void {
  const free = listFulls(queue).filter(({ id, stack }) => stack === null && !pairs.has(id))
  stack(queue, findPairs(free))
}

/** Stacks the exposures of one shot, with the RAW files behind them. Idempotent. */
export function stackBrackets(queue: PhotoQueue, checks: PictureChecks, { brackets }: TakenApart): void {
  const fulls = listFulls(queue)
  const frames = fulls.flatMap((upload) => {
    const check = checks.of.get(upload.id)
    const isFree = !isBehind(upload) && countShots(stackOf(fulls, upload)) === 1 && !brackets.has(upload.id)
    return check && isFree ? [{ ...check, id: upload.id }] : []
  })
  const byId = new Map(fulls.map((upload) => [upload.id, upload]))
  const withRaw = (id: string) => {
    const upload = byId.get(id)
    return upload ? stackOf(fulls, upload).map((each) => each.id) : []
  }
  const found = findBrackets(frames).map(({ ids, middleId }) => ({
    ids: ids.flatMap(withRaw),
    sentId: middleId,
  }))
  stack(queue, found)
}

/** Makes photos of their own of a stack: of exposures, each with its RAW file behind it; of such a pair, both. */
export function takeApart(queue: PhotoQueue, upload: PhotoUpload, apart: TakenApart): void {
  const all = stackOf(queue.read(), upload)
  const isBracket = countShots(all) > 1
  for (const { id } of all) {
    apart.brackets.add(id)
    if (!isBracket) apart.pairs.add(id)
  }
  queue.changeEach(new Map(all.map(({ id }) => [id, { stack: null }])))
  if (isBracket) stackPairs(queue, apart)
  for (const { id, state } of all) {
    if (state === 'paused' && queue.read().some((other) => other.id === id && !isBehind(other)))
      queue.retry(id)
  }
}

/** Returns a photo with all that is stacked with it. */
export function stackOf(uploads: readonly PhotoUpload[], upload: PhotoUpload): PhotoUpload[] {
  const { stack } = upload
  return stack ? uploads.filter((other) => other.stack?.id === stack.id) : [upload]
}

/** What isn't sent isn't uploaded any further. */
function stack(queue: PhotoQueue, stacks: readonly { ids: readonly string[]; sentId: string }[]): void {
  if (stacks.length === 0) return
  queue.changeEach(
    new Map(
      stacks.flatMap(({ ids, sentId }) => {
        const stackId = crypto.randomUUID()
        return ids.map((id) => [id, { stack: { id: stackId, isSent: id === sentId } }] as const)
      }),
    ),
  )
  queue.pauseEach(stacks.flatMap(({ ids, sentId }) => ids.filter((id) => id !== sentId)))
}

function listFulls(queue: PhotoQueue): PhotoUpload[] {
  return queue.read().filter(({ purpose, state }) => purpose === 'PHOTO_ORIGINAL' && state !== 'rejected')
}
