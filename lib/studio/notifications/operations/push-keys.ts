import 'server-only'
import type { PortalKeys } from '@/lib/integrations/push-encryption'
import { createPortalKeys } from '@/lib/integrations/web-push'
import type { Transaction } from '@/lib/platform/data/db'
import { openSealedText, sealText } from '@/lib/platform/secrets/sealed-text'

const purpose = 'push keys'

/** Returns the keys that identify this portal to push services. Creates them on first use. */
export async function readPushKeys(tx: Transaction): Promise<PortalKeys> {
  const known = await findKeys(tx)
  if (known) return known
  const { publicKey, privateKey } = createPortalKeys()
  const row = { publicKey, sealedPrivateKey: sealText(privateKey, purpose, publicKey) }
  const { count } = await tx.pushKeys.createMany({ data: row, skipDuplicates: true })
  if (count > 0) return { publicKey, privateKey }
  // Another process created them in the meantime, or they were sealed with an AUTH_SECRET that has changed since.
  const created = await findKeys(tx)
  if (created) return created
  await tx.pushKeys.updateMany({ data: row })
  // Push services reject messages to these browsers from another key.
  await tx.pushSubscription.deleteMany({})
  return { publicKey, privateKey }
}

async function findKeys(tx: Transaction): Promise<PortalKeys | null> {
  const row = await tx.pushKeys.findFirst({ select: { publicKey: true, sealedPrivateKey: true } })
  const privateKey = row && openSealedText(row.sealedPrivateKey, purpose, row.publicKey)
  return privateKey ? { publicKey: row.publicKey, privateKey } : null
}
