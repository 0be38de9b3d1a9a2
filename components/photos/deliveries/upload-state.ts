import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import type { PhotoUpload } from './photo-queue'

/** Returns an upload's progress as text, or why it stopped. */
export function stateInWords({ state, percent, problem, bytes }: PhotoUpload): string {
  const size = formatBytes(bytes)
  switch (state) {
    case 'waiting':
      return percent > 0 ? `Waiting at ${percent}%` : 'Waiting'
    case 'uploading':
      return `${percent}% of ${size}`
    case 'checking':
      return 'Checking'
    case 'paused':
      return `Paused at ${percent}%`
    case 'lost':
      return `Connection lost at ${percent}%`
    case 'done':
      return `${size} · Uploaded`
    case 'missing':
      return 'Choose again to continue'
    default:
      return problem ?? 'Upload failed'
  }
}
