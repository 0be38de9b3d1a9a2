import 'server-only'
import { signFileUrl } from '@/lib/integrations/uploadthing'

/** How long anyone with the signed URL can open it. */
const linkSeconds = 3600

/** Signs a URL of a file, valid for an hour. The caller has checked that the reader may open it. */
export function signPhotoFile({ key }: { key: string }): Promise<string> {
  return signFileUrl(key, linkSeconds)
}
