import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManageTaxes } from '@/lib/catalog/taxes/policy'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

const signedSeconds = 3600

/** Returns a URL of a certificate's file that is valid for an hour. @throws NotFoundError when the actor may not see it */
export async function signCertificate(actor: Actor, exemptionId: string): Promise<string> {
  const exemption = canManageTaxes(actor)
    ? await db().taxExemption.findUnique({
        where: { id: exemptionId },
        select: { file: { select: { key: true } } },
      })
    : null
  if (!exemption) throw new NotFoundError()
  return signFileUrl(exemption.file.key, signedSeconds)
}
