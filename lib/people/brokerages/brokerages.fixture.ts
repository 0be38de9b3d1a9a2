import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import type { BrokerageRole } from '@/prisma/generated/enums'

/** Creates a brokerage with these members. */
export async function makeBrokerage(
  name: string,
  members: readonly { client: Actor; role: BrokerageRole }[],
): Promise<string> {
  const { id } = await db().brokerage.create({
    data: {
      name,
      members: { create: members.map(({ client, role }) => ({ clientId: client.profileId, role })) },
    },
    select: { id: true },
  })
  return id
}
