import 'server-only'
import { signFileUrl } from '@/lib/integrations/uploadthing'

/** How long the address of a photo can be used by whoever holds it. */
const linkSeconds = 3600

/** A signed address, good for an hour, of a file that the caller has found open to its reader. */
export function signPhotoFile({ key }: { key: string }): Promise<string> {
  return signFileUrl(key, linkSeconds)
}
