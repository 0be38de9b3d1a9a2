import type { MlsEntry } from '@/lib/photos/mls/rules/preflight'

/** The longer side of the web variant in pixels. */
const webSide = 2048

/** Estimates the size in bytes of a photo's file for a board, before it's rendered, from that of the web variant. */
export function estimateBytes({ photo, plan }: Pick<MlsEntry, 'photo' | 'plan'>): number {
  const { width, height, bytes, webBytes } = photo
  if (width === null || height === null) return 0
  // White bars take hardly any space.
  const shown = plan.method === 'CROP' ? plan.size : plan.scaled
  const known = webBytes === null ? 1 : Math.min(1, webSide / Math.max(width, height))
  const share = (shown.width * shown.height) / (width * known * (height * known))
  const estimate = (webBytes ?? bytes) * share
  return Math.round(Math.min(estimate, plan.maxBytes ?? Number.POSITIVE_INFINITY))
}
